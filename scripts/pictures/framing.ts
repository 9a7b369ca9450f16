import type { Locator, Page } from 'playwright-core';

export interface Size {
  width: number;
  height: number;
}

export interface Frame extends Size {
  x: number;
  y: number;
}

/** How far above its beginning a picture may start, in pixels, and how far it starts if nothing is cut. */
const [NEAREST, FARTHEST, USUAL] = [10, 72, 24];
/** What must stay clear above and below a line of text. */
const CLEAR = 7;

/**
 * Scrolls until `from` stands just under whatever sticks to the top of the page, and the picture's lower edge runs
 * between two lines rather than through one.
 */
export async function scrollToGap(page: Page, from: Locator): Promise<void> {
  const scroll = async (y: number) => {
    await page.evaluate(`scrollTo({ top: ${y}, behavior: 'instant' })`);
    // A bar that sticks gets there with the next frame.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  };
  await from.evaluate('(element) => element.scrollIntoView({ block: "start", behavior: "instant" })');
  await scroll(await page.evaluate<number>('scrollY'));
  const top = await page.evaluate<number>(LOWEST_BAR);
  const box = await from.boundingBox();
  if (!box) throw new Error('Where the picture should begin is not on the page');
  const start = (await page.evaluate<number>('scrollY')) + box.y - top;
  await scroll(start - USUAL);
  const lines = await page.evaluate<Line[]>(LINES);
  const height = page.viewportSize()?.height ?? 0;
  const cost = (margin: number) => {
    const edge = height + USUAL - margin;
    const cut = lines.filter((line) => line.top < edge && line.bottom > edge);
    return cut.reduce((sum, { price }) => sum + price, Math.abs(margin - USUAL));
  };
  const margins = Array.from({ length: FARTHEST - NEAREST + 1 }, (_, place) => NEAREST + place);
  const best = margins.reduce((least, margin) => (cost(margin) < cost(least) ? margin : least));
  await scroll(Math.max(0, start - best));
}

/** The part of the screen around a window over it, in the form of the picture; the whole screen where that is no less. */
export async function closeUp(window: Locator, { width, height }: Size): Promise<Frame | undefined> {
  const box = await window.boundingBox();
  if (!box) throw new Error('The window of the picture is not on the page');
  const wide = Math.round(box.width * 1.25);
  if (wide >= width) return undefined;
  const tall = Math.round((wide * height) / width);
  return {
    x: Math.round(box.x + (box.width - wide) / 2),
    y: Math.round(box.y + (box.height - tall) / 2),
    width: wide,
    height: tall,
  };
}

interface Line {
  top: number;
  bottom: number;
  /** Of a cut through it. */
  price: number;
}

/** Runs in the page: the lower edge of what sticks to the top across the page. */
const LOWEST_BAR = `Math.max(0, ...[...document.querySelectorAll('body *')]
  .filter((element) => getComputedStyle(element).position === 'sticky')
  .map((element) => element.getBoundingClientRect())
  .filter(({ width, top, height }) => width > innerWidth * 0.8 && top < 150 && height > 0 && height < 150)
  .map(({ bottom }) => bottom))`;

/** Runs in the page: everything that an edge should not run through, by height. */
const LINES = `(() => {
  const boxes = [];
  const add = ({ top, bottom, height }, clear, price) =>
    height > 0 && boxes.push({ top: top - clear, bottom: bottom + clear, price });
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const box of range.getClientRects()) if (box.width > 1) add(box, ${CLEAR}, 1000);
  }
  for (const element of document.querySelectorAll('main :is(button, input, img, svg)'))
    add(element.getBoundingClientRect(), ${CLEAR}, 100);
  for (const element of document.querySelectorAll('main li')) add(element.getBoundingClientRect(), 2, 20);
  return boxes;
})()`;
