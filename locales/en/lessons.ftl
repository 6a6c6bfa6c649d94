# Lessons: what is the same in every course. Each course has a file of its own, lessons-<game>.ftl.

server-learn = Learn
server-learn-on = Go on learning
server-learn-title = Learn { $game }
server-learn-course = All lessons
server-learn-count = { $done } of { $all } lessons done
server-learn-done = done
server-learn-game = a real game
server-learn-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
server-learn-lesson = Lesson { $number }: { $title }
server-learn-step = Step { $step } of { $all }
server-learn-next = Next: { $title }
# Whoever learns and has no name yet; the log tells of them by it.
server-learn-you = Ada
server-learn-not-this = That is allowed, but not what this lesson is about. Try again, or let yourself be shown.

table-lesson-done = Lesson done
table-lesson-not-yet = Not yet.
table-lesson-show = Show me
table-lesson-back = One step back


cli-learn-keys = Type the number of an option. ! shows you what to do, q leaves.
cli-learn-on = Enter goes on to the next lesson, q leaves.
