import { expect, type Page } from '@playwright/test';

/** Opens a step of `/quiz/create` by its header, and waits until it is there. */
export async function toStep(page: Page, name: string): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await steps.getByRole('button', { name: new RegExp(`${name}$`) }).click();
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
}
