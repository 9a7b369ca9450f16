import { startBundledStage } from '../scripts/bundled-stage.ts';

/** Gives the journeys a stage of their own; see `e2e/stage.ts` for its addresses. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { urls, stop } = await startBundledStage();
  process.env.STAGE_URLS = JSON.stringify(urls);
  return stop;
}
