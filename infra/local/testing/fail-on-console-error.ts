import { afterEach, beforeEach, expect, vi } from 'vitest';

// An error or warning that nobody expected is a defect. A test that expects one says so:
// `vi.spyOn(console, 'error').mockImplementation(() => {})` replaces this watch and can be asserted on.
const watched = ['error', 'warn'] as const;
let unexpected: unknown[][] = [];

beforeEach(() => {
  unexpected = [];
  for (const method of watched)
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      unexpected.push([`console.${method}`, ...values]);
    });
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(unexpected, 'written to the console unexpectedly').toEqual([]);
});
