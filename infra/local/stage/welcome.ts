import { relative } from 'node:path';
import { demoAccounts } from '../seed/accounts.ts';
import type { StageFile } from './stage.ts';

/** What the person sees once everything runs. */
export function welcome({ site, inbox }: StageFile, dataDir: string, startedInMs: number): string {
  const logins = Object.entries(demoAccounts).map(
    ([role, { email, password }]) => `  ${role.padEnd(14)}${email.padEnd(32)}${password}`,
  );
  return [
    '',
    `Quizhall runs (ready in ${(startedInMs / 1_000).toFixed(1)} s; Ctrl-C ends it)`,
    '',
    `  Site          ${site}`,
    `  Mail inbox    ${inbox}`,
    `  Data          ${shortPath(dataDir)}  (npm run reset empties it)`,
    '',
    'Demo logins',
    ...logins,
    '',
  ].join('\n');
}

function shortPath(path: string): string {
  const fromHere = relative('.', path);
  return fromHere.startsWith('..') ? path : fromHere;
}
