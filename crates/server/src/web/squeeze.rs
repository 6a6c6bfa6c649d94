//! A stream that is compressed piece by piece: each piece can be read as soon as it arrives.
//!
//! A compressor that goes on for as long as a page is open would keep some hundred KiB for each. Here every piece is compressed
//! by itself, by a compressor that the thread has for everybody; what it ends with on a byte's boundary can be put one behind
//! the other, and is one gzip stream to whoever reads it.

use std::cell::RefCell;

use flate2::{Compress, Compression, Crc, FlushCompress};

const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];
/// A last block with nothing in it.
const LAST: [u8; 2] = [3, 0];

thread_local! {
    static COMPRESSOR: RefCell<Compress> = RefCell::new(Compress::new(Compression::fast(), false));
}

/// A piece of several streams: what it takes to put it into each of them was done once.
pub struct Piece {
    bytes: Vec<u8>,
    sum: Crc,
}

impl Piece {
    /// A piece of streams that are compressed.
    pub fn packed(text: &[u8]) -> Self {
        let mut bytes = Vec::new();
        pack(text, &mut bytes);
        bytes.shrink_to_fit();
        let mut sum = Crc::new();
        sum.update(text);
        Self { bytes, sum }
    }

    /// A piece of streams that are not.
    pub fn plain(text: Vec<u8>) -> Self {
        Self { bytes: text, sum: Crc::new() }
    }

    /// As it is put into such a stream.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }
}

/// A gzip stream.
#[derive(Default)]
pub struct Squeeze {
    begun: bool,
    /// What its end says of all that was in it.
    sum: Crc,
}

impl Squeeze {
    /// The next piece, compressed, behind what is there.
    pub fn add(&mut self, piece: &[u8], packed: &mut Vec<u8>) {
        self.begin(packed);
        self.sum.update(piece);
        pack(piece, packed);
    }

    /// The same with a piece that was compressed already.
    pub fn add_packed(&mut self, piece: &Piece, packed: &mut Vec<u8>) {
        self.begin(packed);
        self.sum.combine(&piece.sum);
        packed.extend_from_slice(&piece.bytes);
    }

    fn begin(&mut self, packed: &mut Vec<u8>) {
        if !std::mem::replace(&mut self.begun, true) {
            packed.extend(HEAD);
        }
    }

    /// The end of the stream.
    pub fn end(&mut self) -> Vec<u8> {
        let mut packed = if self.begun { Vec::new() } else { HEAD.to_vec() };
        packed.extend(LAST);
        packed.extend(self.sum.sum().to_le_bytes());
        packed.extend(self.sum.amount().to_le_bytes());
        packed
    }
}

/// Compresses a text by itself, to a byte's boundary.
fn pack(text: &[u8], packed: &mut Vec<u8>) {
    packed.reserve(text.len() / 3 + 64);
    COMPRESSOR.with_borrow_mut(|compressor| {
        compressor.reset();
        loop {
            let read = usize::try_from(compressor.total_in()).unwrap_or(text.len());
            compressor
                .compress_vec(&text[read..], packed, FlushCompress::Sync)
                .expect("a compressor that was just reset compresses");
            // Room that is left says that everything is out.
            if packed.len() < packed.capacity() {
                break;
            }
            packed.reserve(packed.len().max(64));
        }
    });
}

#[cfg(test)]
mod tests {
    use std::io::{Read as _, Write as _};

    use flate2::read::GzDecoder;
    use flate2::write;

    use super::{Piece, Squeeze};

    fn pieces() -> Vec<Vec<u8>> {
        let long = (0..70_000_u32).map(|number| (number.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
        vec![b"event: parts\n\n".to_vec(), Vec::new(), b"abc".repeat(40_000), long, vec![0; 3]]
    }

    #[test]
    fn pieces_of_different_streams_are_whole_streams() {
        let (mut one, mut other) = (Squeeze::default(), Squeeze::default());
        let (mut packed, mut packed_other) = (Vec::new(), Vec::new());
        let meanwhile = Piece::packed(b"meanwhile");
        for piece in pieces() {
            one.add(&piece, &mut packed);
            one.add_packed(&meanwhile, &mut packed);
            other.add_packed(&meanwhile, &mut packed_other);
            other.add(b"!", &mut packed_other);
        }
        packed.extend(one.end());
        packed_other.extend(other.end());
        let both = pieces().into_iter().flat_map(|piece| [piece, b"meanwhile".to_vec()]).collect::<Vec<_>>().concat();
        for (packed, plain) in [(packed, both), (packed_other, b"meanwhile!".repeat(5))] {
            let mut read = Vec::new();
            GzDecoder::new(&*packed).read_to_end(&mut read).expect("length and checksum are right");
            assert_eq!(read, plain);
        }
        let mut read = Vec::new();
        GzDecoder::new(&*Squeeze::default().end()).read_to_end(&mut read).expect("nothing at all");
        assert!(read.is_empty());
    }

    #[test]
    fn a_piece_is_there_as_soon_as_it_arrives() {
        let mut squeeze = Squeeze::default();
        let mut reader = write::GzDecoder::new(Vec::new());
        let mut plain = Vec::new();
        for piece in pieces() {
            let mut packed = Vec::new();
            squeeze.add(&piece, &mut packed);
            reader.write_all(&packed).expect("it can be read");
            reader.flush().expect("it can be read");
            plain.extend(piece);
            assert_eq!(reader.get_ref(), &plain);
        }
    }
}
