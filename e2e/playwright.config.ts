import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/ensure-browser.ts';
import { NIGHTLY } from './nightly.ts';

/**
 * Features of Chromium that are off. The list of Playwright, because the last list is the one that counts, and the
 * suggestions of the address bar, for which the browser loads pages of its own in every fresh context: half of what a
 * context costs.
 */
const WITHOUT_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'Translate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
];

/** Flags for a sandboxless machine without a network; nothing of them changes what a page may do. */
const CHROMIUM_FLAGS = [
  `--disable-features=${WITHOUT_FEATURES.join()}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // For the pictures of the gallery. Here, because a browser of their own would need a worker and a stage of its own.
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--lang=en-US',
];

/** For the pictures as well: text without antialiasing, and the language of the browser's own date fields. */
const CHROMIUM_ENVIRONMENT = {
  LANGUAGE: 'en_US',
  FONTCONFIG_FILE: join(import.meta.dirname, 'fixtures', 'gallery-fonts.conf'),
};

/** A running stage that is lent has one clock; otherwise each worker starts its own. */
const WORKERS = process.env.E2E_STAGE ? 1 : Math.min(4, availableParallelism());

/**
 * Journeys through the built site and the bundled functions, each worker on a stage of its own (`stage.ts`). Nothing is
 * tried twice. The limits end what hangs and measure nothing: on a machine that does other work, everything takes its
 * time, so no test sets one of its own.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './bundle-once.ts',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/__screenshots__/{arg}{ext}',
  // Variants of journeys; `npm run test:long` runs them as well.
  grepInvert: NIGHTLY ? [] : /@nightly/,
  retries: 0,
  workers: WORKERS,
  fullyParallel: true,
  timeout: 600_000,
  expect: { timeout: 90_000 },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Drawing what moves costs more than the page; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 90_000,
    screenshot: 'only-on-failure',
    // A recording copies the whole page at every step: `npm run test:browser -- --trace on` makes one.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? findBrowser(),
      args: CHROMIUM_FLAGS,
      env: { ...process.env, ...CHROMIUM_ENVIRONMENT },
    },
  },
});
