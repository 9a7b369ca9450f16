import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { Demo } from './demo-data.ts';
import { SOLAR_SYSTEM } from './solar-system.ts';
import type { PictureTaker } from './taker.ts';

export interface Stand {
  site: string;
  demo: Demo;
  /** Signed in as the creator. */
  creator: Page;
  guest: PictureTaker;
}

export interface Shot {
  page: Page;
  /** The picture begins just above this; without it, at the top of what is on screen. */
  from?: Locator;
  /** A window that the picture shows from near by, where there is more screen around it. */
  around?: Locator;
}

export interface Scene {
  name: string;
  /** A step of the participant that the site shows on a phone alone. */
  isPhoneOnly?: true;
  /** One of the four panels of the tour. */
  isOfTour?: true;
  stage: (stand: Stand) => Promise<Shot>;
}

const QUESTION_FILE = join(import.meta.dirname, '../../e2e/fixtures/science-technology.txt');

async function open(page: Page, address: string, heading: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { name: heading }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** In the order of a demonstration: each scene goes on where the one before it, of the same person, ended. */
export const SCENES: readonly Scene[] = [
  {
    name: 'quizzes',
    isOfTour: true,
    stage: async ({ site, creator }) => {
      await open(creator, `${site}/quiz/manage`, 'Quiz Management');
      await creator.getByText(SOLAR_SYSTEM.title).first().waitFor();
      return { page: creator, from: creator.getByRole('heading', { level: 1 }) };
    },
  },
  {
    name: 'statistics',
    isOfTour: true,
    stage: async ({ site, demo, creator }) => {
      await open(creator, `${site}/quiz/${demo.quizId}/dashboard`, SOLAR_SYSTEM.title);
      return { page: creator, from: creator.getByRole('heading', { level: 1 }) };
    },
  },
  {
    name: 'items',
    stage: async ({ creator }) => {
      await creator.getByRole('tab', { name: /Questions/ }).click();
      await creator.evaluate('document.activeElement.blur()');
      return { page: creator, from: creator.getByRole('tablist').first() };
    },
  },
  {
    name: 'share',
    isOfTour: true,
    stage: async ({ creator }) => {
      await creator.getByRole('button', { name: 'Share' }).first().click();
      const dialog = creator.getByRole('dialog');
      await dialog.getByText('QR Code', { exact: true }).waitFor();
      await creator.evaluate('document.activeElement.blur()');
      return { page: creator, around: dialog };
    },
  },
  {
    name: 'editor',
    isOfTour: true,
    stage: async ({ site, demo, creator }) => {
      await open(creator, `${site}/quiz/${demo.quizId}/edit`, 'Questions');
      return { page: creator, from: creator.getByRole('heading', { name: 'Questions', exact: true }) };
    },
  },
  {
    name: 'create',
    stage: async ({ site, creator }) => {
      await open(creator, `${site}/quiz/create`, 'Create Quiz');
      await creator.getByRole('textbox', { name: 'Title', exact: true }).fill('Science quiz');
      await creator
        .getByRole('textbox', { name: 'Description' })
        .first()
        .fill('Twenty questions for the last lesson before the holidays.');
      await creator.evaluate('document.activeElement.blur()');
      return { page: creator };
    },
  },
  {
    name: 'import',
    stage: async ({ creator }) => {
      await creator.getByRole('button', { name: /Questions$/ }).click();
      await creator.getByRole('button', { name: 'Import' }).first().click();
      const dialog = creator.getByRole('dialog', { name: 'Import questions' });
      await dialog.getByRole('tab', { name: 'Choose a file' }).click();
      await dialog.locator('input[type=file]').setInputFiles(QUESTION_FILE);
      await dialog.getByText('24 kept, 2 changed, 1 dropped').waitFor();
      await creator.evaluate('document.activeElement.blur()');
      return { page: creator };
    },
  },
  {
    name: 'publish',
    stage: async ({ creator }) => {
      await creator.getByRole('button', { name: /^Add \d+ questions$/ }).click();
      await creator.getByRole('dialog').waitFor({ state: 'hidden' });
      await creator.getByRole('button', { name: 'Publish Quiz' }).first().click();
      const dialog = creator.getByRole('dialog');
      await dialog.getByText('QR Code', { exact: true }).waitFor();
      await creator.evaluate('document.activeElement.blur()');
      return { page: creator, around: dialog };
    },
  },
  {
    name: 'overview',
    isPhoneOnly: true,
    stage: async ({ site, demo, guest }) => {
      await guest.open(site, demo.code);
      return { page: guest.page };
    },
  },
  {
    name: 'question',
    isPhoneOnly: true,
    stage: async ({ guest }) => {
      await guest.start();
      await guest.answer(0, 0);
      await guest.isSaved();
      return { page: guest.page };
    },
  },
  {
    name: 'offline',
    stage: async ({ guest }) => {
      await guest.next();
      await guest.cutNetwork();
      await guest.answer(1, 3);
      await guest.page
        .getByText(/Offline: 3 answers will be sent/)
        .filter({ visible: true })
        .first()
        .waitFor();
      return { page: guest.page };
    },
  },
  {
    name: 'result',
    stage: async ({ guest }) => {
      await guest.restoreNetwork();
      await guest.next();
      await guest.answer(4, 9, [6]);
      await guest.review();
      await guest.submit();
      await guest.page.waitForLoadState('networkidle');
      return { page: guest.page };
    },
  },
];
