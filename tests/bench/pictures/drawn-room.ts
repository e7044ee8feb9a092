import sharp from 'sharp';
import { Random } from '../../../server/demo/random.ts';

/**
 * Drawn room: walls, floor, a window and furniture in flat colours, as an encoded picture; each seed gives
 * another room.
 */
export function drawRoom(seed: number): Promise<Buffer> {
  const random = new Random(seed);
  const [width, height] = [1200, 800];
  const tone = (light: number) =>
    `hsl(${random.between(0, 359)} ${random.between(5, 55)}% ${random.between(light - 12, light + 12)}%)`;
  const floor = random.between(480, 620);
  const box = (x: number, y: number, w: number, h: number, fill: string) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${random.between(0, 18)}" fill="${fill}"/>`;
  const window = box(
    random.between(60, 800),
    random.between(60, 200),
    random.between(140, 340),
    240,
    tone(80),
  );
  const lamp = `<circle cx="${random.between(200, 1000)}" cy="${random.between(40, 140)}" r="${random.between(20, 60)}" fill="${tone(85)}"/>`;
  const furniture = Array.from({ length: random.between(5, 11) }, () => {
    const [w, h] = [random.between(60, 420), random.between(50, 260)];
    const y = random.chance(0.6) ? floor + random.between(-40, 120) - h : random.between(80, 360);
    return box(random.between(-60, width - 60), y, w, h, tone(random.between(30, 75)));
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${floor}" fill="${tone(80)}"/>
    <rect y="${floor}" width="${width}" height="${height - floor}" fill="${tone(50)}"/>
    ${window}${lamp}${furniture.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
}
