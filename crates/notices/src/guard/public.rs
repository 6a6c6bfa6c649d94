//! Which addresses are everybody's, and which are somebody's inside.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use ipnet::{Ipv4Net, Ipv6Net};

const fn four(a: u8, b: u8, c: u8, length: u8) -> Ipv4Net {
    Ipv4Net::new_assert(Ipv4Addr::new(a, b, c, 0), length)
}

const fn six(a: u16, b: u16, c: u16, length: u8) -> Ipv6Net {
    Ipv6Net::new_assert(Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0), length)
}

/// What of IPv4 is not the open internet, by IANA's registry of special addresses.
const NOT_PUBLIC_4: [Ipv4Net; 18] = [
    four(0, 0, 0, 8),       // this network
    four(10, 0, 0, 8),      // private
    four(100, 64, 0, 10),   // shared by customers of a carrier
    four(127, 0, 0, 8),     // this machine
    four(169, 254, 0, 16),  // this link, and what clouds tell their machines
    four(172, 16, 0, 12),   // private
    four(192, 0, 0, 24),    // protocols
    four(192, 0, 2, 24),    // documentation
    four(192, 31, 196, 24), // AS112, answers for private names
    four(192, 52, 193, 24), // relays for multicast
    four(192, 88, 99, 24),  // relays from IPv6
    four(192, 168, 0, 16),  // private
    four(192, 175, 48, 24), // AS112
    four(198, 18, 0, 15),   // benchmarks
    four(198, 51, 100, 24), // documentation
    four(203, 0, 113, 24),  // documentation
    four(224, 0, 0, 4),     // multicast
    four(240, 0, 0, 4),     // reserved, and broadcast
];

/// Of IPv6 only this is given out to be reached from everywhere.
const GLOBAL_6: Ipv6Net = six(0x2000, 0, 0, 3);

/// What of that is not the open internet.
const NOT_PUBLIC_6: [Ipv6Net; 5] = [
    six(0x2001, 0, 0, 23),         // protocols: Teredo with an IPv4 address in it, benchmarks, hashes
    six(0x2001, 0xdb8, 0, 32),     // documentation
    six(0x2002, 0, 0, 16),         // 6to4, with an IPv4 address in it
    six(0x2620, 0x4f, 0x8000, 48), // AS112
    six(0x3fff, 0, 0, 20),         // documentation
];

/// IPv4 addresses as a translator between both writes them.
const TRANSLATED: Ipv6Net = six(0x64, 0xff9b, 0, 96);

/// Whether an address is on the open internet, and leads nowhere else.
pub(super) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => !NOT_PUBLIC_4.iter().any(|network| network.contains(&address)),
        IpAddr::V6(address) => six_is_public(address),
    }
}

fn six_is_public(address: Ipv6Addr) -> bool {
    let segments = address.segments();
    if let Some(within) = address.to_ipv4_mapped() {
        return is_public(within.into());
    }
    if TRANSLATED.contains(&address) {
        let [.., a, b, c, d] = address.octets();
        return is_public(Ipv4Addr::new(a, b, c, d).into());
    }
    // ISATAP: a tunnel to the IPv4 address at its end.
    let tunnel = matches!(segments[4], 0 | 0x200) && segments[5] == 0x5efe;
    GLOBAL_6.contains(&address) && !tunnel && !NOT_PUBLIC_6.iter().any(|network| network.contains(&address))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn public(text: &str) -> bool {
        is_public(text.parse().expect("an address"))
    }

    #[test]
    fn the_open_internet_is_public() {
        for text in [
            "1.1.1.1",
            "9.255.255.255",
            "11.0.0.0",
            "100.63.255.255",
            "100.128.0.0",
            "126.255.255.255",
            "128.0.0.0",
            "169.253.255.255",
            "169.255.0.0",
            "172.15.255.255",
            "172.32.0.0",
            "192.0.1.0",
            "192.167.255.255",
            "192.169.0.0",
            "198.17.255.255",
            "198.20.0.0",
            "223.255.255.255",
            "2606:4700:4700::1111",
            "2a00:1450::1",
            "2001:200::1",
            "2003::1",
            "::ffff:1.1.1.1",
            "64:ff9b::1.1.1.1",
            "3fff:1000::1",
            "3ffe::1",
        ] {
            assert!(public(text), "{text}");
        }
    }

    #[test]
    fn whatever_else_is_not() {
        for text in [
            "0.0.0.0",
            "0.255.255.255",
            "10.0.0.0",
            "10.255.255.255",
            "100.64.0.0",
            "100.127.255.255",
            "127.0.0.1",
            "127.255.255.255",
            "169.254.0.0",
            "169.254.169.254",
            "172.16.0.0",
            "172.31.255.255",
            "192.0.0.0",
            "192.0.0.192",
            "192.0.2.1",
            "192.31.196.1",
            "192.52.193.1",
            "192.88.99.1",
            "192.168.0.0",
            "192.168.255.255",
            "192.175.48.1",
            "198.18.0.0",
            "198.19.255.255",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "239.255.255.255",
            "240.0.0.0",
            "255.255.255.255",
        ] {
            assert!(!public(text), "{text}");
            assert!(!public(&format!("::ffff:{text}")), "{text} mapped");
            assert!(!public(&format!("::{text}")), "{text} as once compatible");
            assert!(!public(&format!("64:ff9b::{text}")), "{text} translated");
        }
        for text in [
            "::",
            "::1",
            "::2",
            "::1.1.1.1",
            "::ffff:0:1.1.1.1",
            "64:ff9b:1::1.1.1.1",
            "64:ff9b:1::7f00:1",
            "64:ff9b:0:1::1.1.1.1",
            "100::1",
            "100:0:0:1::1",
            "2001::1",
            "2001:0:7f00:1::",
            "2001:2::1",
            "2001:10::1",
            "2001:20::1",
            "2001:1ff::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "2002:101:101::1",
            "2620:4f:8000::1",
            "3fff::1",
            "3fff:fff::1",
            "4000::1",
            "5f00::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "febf::1",
            "fec0::1",
            "feff::1",
            "ff00::1",
            "ff02::1",
            "2a00:1450::5efe:7f00:1",
            "2a00:1450::200:5efe:a00:1",
        ] {
            assert!(!public(text), "{text}");
        }
    }
}
