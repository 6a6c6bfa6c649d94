//! Plots, drawn as SVG that follows the page's colours.

use plotters::prelude::*;

/// Colours that most eyes tell apart, on light and on dark ground.
const COLOURS: [RGBColor; 8] = [
    RGBColor(0x3b, 0x7d, 0xb8),
    RGBColor(0xd0, 0x7a, 0x1f),
    RGBColor(0x2f, 0x95, 0x6f),
    RGBColor(0xb4, 0x4a, 0x6f),
    RGBColor(0x7a, 0x62, 0xb8),
    RGBColor(0x9a, 0x84, 0x1c),
    RGBColor(0x4a, 0xa3, 0xb5),
    RGBColor(0x8a, 0x8a, 0x8a),
];
const GREY: RGBColor = RGBColor(0x88, 0x88, 0x88);
const WIDTH: u32 = 760;

/// A value with its interval.
#[derive(Clone, Debug)]
pub(crate) struct Mark {
    pub label: String,
    pub low: f64,
    pub value: f64,
    pub high: f64,
}

/// A line through points.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub label: String,
    pub points: Vec<(f64, f64)>,
}

type Drawn = Result<(), DrawingAreaErrorKind<std::io::Error>>;

fn colour(index: usize) -> RGBColor {
    COLOURS[index % COLOURS.len()]
}

/// The same ink as the text around it.
fn adopted(svg: &str) -> String {
    svg.replace("#888888", "currentColor")
}

/// Values one below the other, each with its interval; a line where `even` is.
pub(crate) fn intervals(marks: &[Mark], even: Option<f64>, percent: bool) -> String {
    let mut svg = String::new();
    let height = 60 + 34 * marks.len() as u32;
    let drawn = draw_intervals(&mut svg, height, marks, even, percent);
    if drawn.is_ok() { adopted(&svg) } else { String::new() }
}

fn draw_intervals(svg: &mut String, height: u32, marks: &[Mark], even: Option<f64>, percent: bool) -> Drawn {
    let area = SVGBackend::with_string(svg, (WIDTH, height)).into_drawing_area();
    let values = || marks.iter().flat_map(|mark| [mark.low, mark.high, mark.value]).chain(even);
    let (mut low, mut high) = (values().fold(f64::MAX, f64::min), values().fold(f64::MIN, f64::max));
    if percent {
        (low, high) = (0.0, (high + 0.05).min(1.0));
    } else {
        let room = ((high - low) * 0.1).max(0.5);
        (low, high) = (low - room, high + room);
    }
    let rows = marks.len() as f64;
    let mut chart = ChartBuilder::on(&area)
        .margin(8)
        .margin_left(190)
        .x_label_area_size(28)
        .build_cartesian_2d(low..high, rows..0.0)?;
    let label = |value: &f64| if percent { format!("{:.0}%", value * 100.0) } else { format!("{value:.1}") };
    chart
        .configure_mesh()
        .disable_y_mesh()
        .disable_y_axis()
        .x_labels(8)
        .x_label_formatter(&label)
        .axis_style(GREY)
        .bold_line_style(GREY.mix(0.25))
        .light_line_style(GREY.mix(0.0))
        .label_style(("sans-serif", 15).into_font().color(&GREY))
        .draw()?;
    if let Some(even) = even {
        chart.draw_series([PathElement::new(vec![(even, 0.0), (even, rows)], GREY.mix(0.9).stroke_width(1))])?;
    }
    for (row, mark) in marks.iter().enumerate() {
        let (middle, colour) = (row as f64 + 0.5, colour(row));
        chart.draw_series([PathElement::new(
            vec![(mark.low, middle), (mark.high, middle)],
            colour.mix(0.55).stroke_width(6),
        )])?;
        chart.draw_series([Circle::new((mark.value, middle), 6, colour.filled())])?;
        let text = format!("{}  {}", mark.label, label(&mark.value));
        let (_, y) = chart.backend_coord(&(low, middle));
        let style = ("sans-serif", 16).into_font().color(&GREY);
        area.draw(&Text::new(text, (8, y - 8), style))?;
    }
    area.present()
}

/// Lines over time with their names beside them.
pub(crate) fn lines(lines: &[Line], percent: bool, x_name: &str) -> String {
    let mut svg = String::new();
    let drawn = draw_lines(&mut svg, lines, percent, x_name);
    if drawn.is_ok() { adopted(&svg) } else { String::new() }
}

fn draw_lines(svg: &mut String, lines: &[Line], percent: bool, x_name: &str) -> Drawn {
    let area = SVGBackend::with_string(svg, (WIDTH, 300)).into_drawing_area();
    let points = || lines.iter().flat_map(|line| &line.points);
    let last = points().map(|point| point.0).fold(1.0, f64::max);
    let (mut low, mut high) = (
        points().map(|point| point.1).fold(f64::MAX, f64::min),
        points().map(|point| point.1).fold(f64::MIN, f64::max),
    );
    if percent || low > high {
        (low, high) = (0.0, 1.0);
    }
    let room = ((high - low) * 0.08).max(if percent { 0.0 } else { 1e-3 });
    let mut chart = ChartBuilder::on(&area)
        .margin(8)
        .margin_right(180)
        .x_label_area_size(40)
        .y_label_area_size(52)
        .build_cartesian_2d(0.0..last, low - room * f64::from(u8::from(!percent))..high + room)?;
    let label = |value: &f64| if percent { format!("{:.0}%", value * 100.0) } else { format!("{value:.2}") };
    chart
        .configure_mesh()
        .disable_x_mesh()
        .x_desc(x_name)
        .x_labels(8)
        .y_labels(6)
        .x_label_formatter(&|value| format!("{value:.0}"))
        .y_label_formatter(&label)
        .axis_style(GREY)
        .bold_line_style(GREY.mix(0.25))
        .light_line_style(GREY.mix(0.0))
        .label_style(("sans-serif", 15).into_font().color(&GREY))
        .draw()?;
    for (index, line) in lines.iter().enumerate() {
        let style = colour(index).stroke_width(2);
        chart.draw_series([PathElement::new(line.points.clone(), style)])?;
        let y = 20 + 22 * index as i32;
        let x = WIDTH as i32 - 170;
        area.draw(&PathElement::new(vec![(x, y + 7), (x + 18, y + 7)], colour(index).stroke_width(3)))?;
        area.draw(&Text::new(line.label.clone(), (x + 26, y), ("sans-serif", 15).into_font().color(&GREY)))?;
    }
    area.present()
}
