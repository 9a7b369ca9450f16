import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { publishedQuiz } from './demo.ts';
import { settled } from './rest.ts';
import { takenOver, test, urls, watch } from './stage.ts';

/** The public front page: its film, tour, carousel and counters, by mouse, by keyboard, and without motion. */

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(`${urls.site}/${hash}`);
  await takenOver(page);
  await expect(page.getByRole('heading', { name: 'Good questions' })).toBeAttached();
}

const film = (page: Page) => page.getByRole('dialog', { name: 'A quiz from start to finish' });
const filmStep = (page: Page, number: number) => film(page).getByText(`${number} of 8`, { exact: true });

test('everything is there, and still; tabs and testimonials turn by key and by button', async ({ page }) => {
  watch(page);
  await open(page);
  await expect(page.getByTestId('counter-quizzes')).toHaveText('250,000+');
  await expect(page.getByRole('button', { name: 'Let the figures change' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Let the tour go on' })).toBeVisible();
  for (const [list, names] of [
    ['Screens of Quizhall', ['Quizzes', 'Questions', 'Sharing', 'Statistics']],
    ['Features', ['Taking', 'Importing', 'Grading', 'Understanding']],
  ] as const) {
    const tabs = page.getByRole('tablist', { name: list });
    await tabs.getByRole('tab', { name: names[0] }).focus();
    for (const name of [...names.slice(1), names[0]]) {
      await page.keyboard.press('ArrowRight');
      await expect(tabs.getByRole('tab', { name })).toBeFocused();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    }
  }

  const carousel = page.getByRole('region', { name: 'Testimonials' });
  await page.getByRole('tabpanel', { name: 'Taking' }).focus();
  await expect(carousel.getByRole('button', { name: 'Previous testimonial' })).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(carousel.getByRole('button', { name: 'Previous testimonial' })).toBeFocused();
  await page.getByRole('heading', { name: 'From people who quiz every week' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Let the testimonials change' })).toBeVisible();
  await expect(carousel.getByText('1 of 6', { exact: true })).toBeVisible();
  for (const [width, slides] of [
    [375, 1],
    [768, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await carousel.getByRole('button', { name: 'Next testimonial' }).scrollIntoViewIfNeeded();
    for (const [place, name] of ['Ingrid', 'Tomás', 'Priya', 'Kwame'].entries()) {
      const person = expect(carousel.getByText(name));
      await (place < slides ? person.toBeInViewport() : person.not.toBeInViewport());
    }
  }
  await carousel.getByRole('button', { name: 'Next testimonial' }).click();
  await expect(carousel.getByText('2 of 6', { exact: true })).toBeVisible();
  await expect(carousel.getByText('Tomás Arroyo')).toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(carousel.getByText('6 of 6', { exact: true })).toBeVisible();
  await expect(carousel.getByText('Marek Dvořák')).toBeInViewport();
});

test('the film is still, accessible, and fits a phone that is held sideways', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto(`${urls.site}/#demo`);
  await expect(filmStep(page, 1)).toBeVisible();
  await expect(film(page).getByRole('button', { name: 'Play' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(film(page)).toBeHidden();
  await page.setViewportSize({ width: 667, height: 375 });
  await open(page);
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  await expect(film(page).getByRole('button', { name: 'Play' })).toBeInViewport({ ratio: 1 });
  await expect(filmStep(page, 1)).toBeInViewport({ ratio: 1 });
  const caption = film(page).getByText(/^Maya gives her quiz a title/);
  await expect.poll(async () => (await caption.boundingBox())?.width).toBeGreaterThan(180);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect.soft(await axeFindings(page, '[role="dialog"]'), 'light').toEqual([]);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.evaluate("document.documentElement.classList.add('dark')");
  expect.soft(await axeFindings(page, '[role="dialog"]'), 'dark').toEqual([]);
});

test('a link to a section finds it, at once or from another page, and a code leads to its quiz', async ({
  page,
}) => {
  await open(page, '#faq');
  await expect(page.getByRole('heading', { name: 'Good questions' })).toBeInViewport();
  await page.goto(`${urls.site}/get-started`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  await page.evaluate(
    "history.pushState(null, '', '/#pricing'); dispatchEvent(new PopStateEvent('popstate'))",
  );
  await expect(page.getByRole('heading', { name: 'Start free, grow when you need to' })).toBeInViewport();

  const quiz = await publishedQuiz();
  await expect(page.getByRole('button', { name: 'Join', exact: true })).toBeDisabled();
  await page.getByLabel('Have a quiz code?').fill(` ${quiz.code.toLowerCase()}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/quiz/${quiz.code}$`));
  await expect(page.getByRole('heading', { name: quiz.title })).toBeVisible();
});
