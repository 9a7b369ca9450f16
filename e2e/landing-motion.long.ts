import { expect, type Page } from '@playwright/test';
import { expectStill, noteShifts } from './layout-shifts.ts';
import { takenOver, test, urls, watch } from './stage.ts';

/** The public front page for people who have not asked for less motion. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function open(page: Page): Promise<void> {
  await page.goto(`${urls.site}/`);
  await takenOver(page);
  await expect(page.getByRole('heading', { name: 'Good questions' })).toBeAttached();
}

const film = (page: Page) => page.getByRole('dialog', { name: 'A quiz from start to finish' });
const filmStep = (page: Page, number: number) => film(page).getByText(`${number} of 8`, { exact: true });
const tourTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test('the film plays, pauses, turns its steps, and gives the focus back', async ({ page }) => {
  watch(page);
  await open(page);
  const opener = page.getByRole('button', { name: 'Watch Demo' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(film(page).getByRole('button', { name: 'Pause' })).toBeFocused();
  // By the time that a busy machine looks, it may be further on.
  await expect(film(page).getByText(/^[2-6] of 8$/)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(film(page).getByRole('button', { name: 'Play' })).toBeFocused();
  const step = Number.parseInt(
    await film(page)
      .getByText(/^\d of 8$/)
      .innerText(),
    10,
  );
  await page.keyboard.press('ArrowRight');
  await expect(filmStep(page, step + 1)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(filmStep(page, step - 1)).toBeVisible();
  await film(page).getByRole('button', { name: 'Step 8: Learn from the numbers' }).click();
  await expect(filmStep(page, 8)).toBeVisible();
  await expect(film(page).getByRole('button', { name: 'Next step' })).toBeDisabled();

  await expect(film(page).locator(':focus')).toHaveCount(1);
  for (let press = 0; press < 16; press++) {
    await page.keyboard.press('Tab');
    await expect(film(page).locator(':focus'), 'the focus stays in the window').toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(film(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('counters, tour and testimonials move by themselves, until one of them is stopped', async ({ page }) => {
  await open(page);
  const figure = (label: string) => page.getByTestId(`counter-${label}`);
  await expect(figure('users')).toHaveText('0+');
  await figure('users').scrollIntoViewIfNeeded();
  await expect(figure('users')).toHaveText('50,000+');
  await expect(figure('quizzes')).toHaveText('250,000+');
  await expect(figure('organizations')).toHaveText('1,200+');
  await expect(figure('satisfaction')).toHaveText('98%');

  await page.getByRole('tablist', { name: 'Screens of Quizhall' }).scrollIntoViewIfNeeded();
  await page.getByRole('tabpanel', { name: 'Quizzes' }).scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await expect(tourTab(page, 'Questions')).toHaveAttribute('aria-selected', 'true');
  await tourTab(page, 'Sharing').click();
  await expect(page.getByRole('tabpanel', { name: 'Sharing' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Let the tour go on' })).toBeVisible();

  await page.getByRole('heading', { name: 'From people who quiz every week' }).scrollIntoViewIfNeeded();
  const carousel = page.getByRole('region', { name: 'Testimonials' });
  await expect(carousel.getByText(/^[2-6] of 6$/)).toBeVisible();
  await carousel.getByRole('button', { name: 'Pause the testimonials' }).click();
  await expect(carousel.getByRole('button', { name: 'Let the testimonials change' })).toBeVisible();
});

test('nothing moves on the screen while the rest of the page arrives', async ({ page }) => {
  await noteShifts(page);
  await open(page);
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  for (let top = 0; top < height; top += 700) {
    await page.mouse.wheel(0, 700);
    await page.evaluate('new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))');
  }
  await expectStill(page);
});
