import { expect } from '@playwright/test';
import { begin, isAt, numbered, publish } from './quiz.ts';
import { test } from './stage.ts';

/** How fast the quiz runner answers a key. */

/**
 * Measures the coming turn inside the page, by the browser's clock alone: from the moment of the press (not from the
 * listener, which a busy page calls late) to the end of the frame that shows the wording of the next question, which
 * begins after the change of the document was seen. Nothing is subtracted; the wait for the frame counts as well. It
 * begins when the page is at rest, as it is when a person has read a question, so that neither the save of the turn
 * before nor the test's own look at the page is counted.
 */
const MEASURE_TURN = `((wording) => new Promise((atRest) => requestIdleCallback(() => {
  window.turn = new Promise((done) => {
    let begin;
    addEventListener('keydown', (event) => { begin = event.timeStamp; }, { capture: true, once: true });
    const changes = new MutationObserver(() => {
      if (![...document.querySelectorAll('main h2')].some(({ textContent }) => textContent === wording)) return;
      changes.disconnect();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now() - begin);
      requestAnimationFrame(() => port2.postMessage(0));
    });
    changes.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  atRest();
}, { timeout: 2_000 })))`;

test('the next question is on the screen within 50 ms of the key', async ({ page }) => {
  const total = 21;
  const { code } = await publish({ title: 'Many questions', questions: numbered(total) });
  await begin(page, code, total);
  const turns: number[] = [];
  for (let number = 2; number <= total; number++) {
    await page.evaluate(`${MEASURE_TURN}('Which is number ${number}?')`);
    await page.keyboard.press('ArrowRight');
    turns.push(await page.evaluate<number>('window.turn'));
    await isAt(page, number, total);
  }
  const median = turns.toSorted((a, b) => a - b)[Math.floor(turns.length / 2)];
  console.log(`next question after ${median?.toFixed(1)} ms (median of ${turns.length})`);
  expect(median).toBeLessThan(50);
});
