// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { afterEach, expect, it } from 'vitest';
import { QrCode } from '@/components/ui/qr.tsx';
import { qrFileName, toSvg } from './qr-files.ts';

afterEach(cleanup);

const LINK = 'https://quizhall.example/quiz/solar-system-basics-x7Kq2m9p';
const SCALE = 8;

/** The dark modules of a drawing by `qrcode.react`: one path of runs, each `M x,y h width v1 H x z`. */
function pixelsOf(svg: Document) {
  const side = Number(svg.documentElement.getAttribute('viewBox')?.split(' ')[2]);
  const width = side * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  const drawn = svg.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
  for (const [, x, y, run] of drawn.matchAll(/M(\d+)[ ,](\d+)\s?h(\d+)/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1)
      for (let column = Number(x) * SCALE; column < (Number(x) + Number(run)) * SCALE; column += 1)
        data.set([0, 0, 0], (row * width + column) * 4);
  }
  return { width, height: width, data };
}

it('saves a drawing that a scanner reads back, with its quiet edge', async () => {
  const { container } = render(<QrCode edged value={LINK} label="QR code" />);
  const blob = toSvg(container.querySelector('svg') as SVGSVGElement);
  expect(blob.type).toBe('image/svg+xml');
  const svg = new DOMParser().parseFromString(await blob.text(), 'image/svg+xml');
  expect(svg.documentElement.getAttribute('xmlns')).toBe('http://www.w3.org/2000/svg');
  const image = pixelsOf(svg);
  expect(image.data.slice(0, image.width * 4 * SCALE * 4).every((value) => value === 255)).toBe(true);
  expect(decodeQR(image)).toBe(LINK);
});

it('names the file by the code', () => {
  expect(qrFileName({ code: 'H7K2MP' }, 'svg')).toBe('quiz-H7K2MP.svg');
});
