/** Padding and border of a price marker, in pixels. */
const AROUND = 19;
/** Pixels per character where text cannot be measured. */
const LETTER = 8;

/** Returns a function that measures a price marker, in pixels. */
export function labelMeasure(place: HTMLElement): (label: string) => number {
  const { fontFamily } = getComputedStyle(place);
  let canvas: CanvasRenderingContext2D | null | undefined;
  return (label) => {
    if (canvas === undefined) {
      canvas = document.createElement('canvas').getContext('2d');
      if (canvas) canvas.font = `600 14px ${fontFamily}`;
    }
    const text = canvas ? canvas.measureText(label).width : label.length * LETTER;
    return Math.ceil(text) + AROUND;
  };
}
