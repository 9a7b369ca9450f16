import { expect } from '@playwright/test';
import { runTick } from '../stage.ts';
import type { Device } from './device.ts';
import { type Fault, FAULTS } from './network.ts';
import { TYPES } from './paper.ts';
import type { Run } from './run.ts';

/** Nothing goes wrong any more on this device, and the server has everything that it has. */
async function settle(device: Device, run: Run): Promise<void> {
  device.network.heal();
  await device.setOffline(false);
  await expect
    .poll(async () => {
      if (!(await device.toQuestions())) return false;
      await device.glance();
      return device.isSaved();
    }, `${device.name} saves everything (seed ${run.seed})`)
    .toBe(true);
}

/** Goes through all questions, and so sees what another device has answered as well. */
async function lookThrough(device: Device, run: Run): Promise<void> {
  await device.toQuestions();
  for (const type of TYPES) {
    await device.show(type);
    await device.seen(type, run.typed);
  }
}

/** Every device has sent and seen everything; the one that is named comes last. */
async function settleAll(run: Run, last: Device): Promise<void> {
  const order = [...run.devices.filter((device) => device !== last), last];
  for (let round = 0; round < 2; round += 1) {
    for (const device of order) {
      await settle(device, run);
      if (run.devices.length > 1) await lookThrough(device, run);
    }
  }
}

/** Until the result is there: presses what a person would press, and lets time pass. */
async function untilResult(device: Device, run: Run): Promise<void> {
  await expect
    .poll(async () => {
      const screen = await device.screen();
      run.note(`${device.name} shows: ${screen}`);
      if (screen === 'result') return screen;
      while (device.network.waiting > 0) device.network.letGo(false);
      if (screen === 'review') await submit(device);
      // Another device came in between: go on here, and press again while there is time.
      else if (screen === 'questions' && run.left > 0) await toReview(device);
      else if (screen === 'questions') await device.glance();
      else if (screen === 'handingIn') await run.pass(5);
      else await device.leave(screen);
      return screen;
    }, `the result on ${device.name} (seed ${run.seed})`)
    .toBe('result');
}

/** From the review; with questions that are not answered it is asked once more. */
async function submit(device: Device): Promise<void> {
  const { page } = device;
  const name = { name: 'Submit Quiz', exact: true };
  await page.getByRole('button', name).click();
  const sure = page.getByRole('alertdialog').getByRole('button', name);
  await expect
    .poll(async () => {
      const now = await device.now();
      return (await sure.isVisible()) || (now !== undefined && now !== 'review');
    }, 'what comes of it')
    .toBe(true);
  if (await sure.isVisible()) await sure.click();
}

async function toReview(device: Device): Promise<void> {
  await device.toQuestions();
  await device.show(TYPES.at(-1) ?? 'ordering');
  await device.page.getByRole('button', { name: 'Review & Submit' }).first().click();
  await expect(device.page.getByRole('heading', { name: 'Review your answers' })).toBeVisible();
}

/** How an attempt ends. True: everybody could see before what counts. */
type Ending = (run: Run, device: Device) => Promise<boolean>;

export const ENDINGS: Record<string, Ending> = {
  /** Pressed, and something happens to the hand-in. */
  submitted: async (run, device) => {
    await settleAll(run, device);
    await toReview(device);
    const fault = run.pick([undefined, ...(Object.keys(FAULTS) as Fault[])]);
    if (fault) device.network.plan(fault);
    run.note(`the hand-in: ${fault ?? 'arrives'}`);
    await submit(device);
    await untilResult(device, run);
    return true;
  },
  /** Pressed without a network, by somebody who reloads the page. */
  'submitted offline': async (run, device) => {
    await settleAll(run, device);
    await device.setOffline(true);
    await run.answer(device, run.pick(TYPES));
    await toReview(device);
    await submit(device);
    await expect(device.page.getByRole('heading', { name: /finished and kept/ })).toBeVisible();
    if (run.below(2) === 0) await device.reload();
    await device.screen();
    await device.setOffline(false);
    await untilResult(device, run);
    return true;
  },
  /** Nobody presses; this device is offline when the time is over, and the server may be first. */
  'time over': async (run, device) => {
    for (const other of run.devices) {
      if (other === device) continue;
      await settle(other, run);
      while (other.isOpen) await other.kill(false);
    }
    await device.toQuestions();
    await device.setOffline(true);
    for (let n = 0; n < 3; n += 1) await run.answer(device, run.pick(TYPES));
    const again = run.below(3);
    run.note(`reload: ${again}`);
    if (again === 1) await device.reload();
    await run.pass(run.left);
    if (again === 2) await device.reload();
    if (run.below(2) === 0) {
      run.note('the server finishes it first');
      await run.pass(240);
      await runTick();
    }
    device.network.heal();
    await device.setOffline(false);
    await untilResult(device, run);
    return false;
  },
};
