#!/usr/bin/env python3
"""A small bot that plays any game of Tessera over stdin and stdout.

It likes some kinds of choices better than others and is otherwise guided by chance. The protocol is in docs/bots.md:
one JSON object a line comes in, one line of text goes out.

Try it:  tessera arena tempus --players 'exec:python3 examples/bots/first_steps.py;random' --games 6
"""

import json
import random
import sys

# The first word of a choice, and how much we like it. What is not listed counts 1.
LIKES = {
    "build": 9, "city": 3, "children": 4, "birth": 6, "move": 3, "idea": 2,
    "stop": 0.1, "end": 2, "fight": 0.3, "delay": 0.1, "ready": 2, "lay": 0.4, "play": 0.6,
}


def liking(option):
    return LIKES.get(option.split()[0], 1)


def main():
    chance = random.Random(0)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            chance.seed(message["seed"])  # the same game again gives the same choices
            print("ready", flush=True)
        elif message["type"] == "choose":
            options = message["options"]
            print(chance.choices(options, weights=map(liking, options))[0], flush=True)
        elif message["type"] == "over":
            return


if __name__ == "__main__":
    main()
