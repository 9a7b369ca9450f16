import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Files that read the message of an error which this product raised or whose class they check first. */
const CHECKED = [
  'app/route-error.tsx',
  'features/auth/hooks/use-provider-sign-in.ts',
  'features/authoring/api/upload-failures.ts',
  'features/authoring/hooks/use-import.ts',
  'features/authoring/table/cells.ts',
  'features/join/model/join-state.ts',
  'features/organization/hooks/use-logo.ts',
  'features/profile/hooks/use-avatar.ts',
  'lib/api/errors.ts',
  'lib/api/messages.ts',
  'lib/api/transport.ts',
  'lib/form/use-form-control.ts',
];

const MESSAGE_OF_ERROR =
  /\b(?:e|err|cause|reason|\w*[eE]rror|\w*[fF]ailure)\)?(?: as \w+\))?[?!]?\.message\b|(?:String|\$)[({](?:err|\w*[eE]rror|\w*[fF]ailure)[)}]/;
const root = `${import.meta.dirname}/src`;

it.each([
  ['<ErrorState message={error.message} />', true],
  ['serverMessage(setup.error, setup.error.message)', true],
  ['onFailed(error?.message ?? fallback)', true],
  ['toast.error((failure as Error).message)', true],
  ['setProblem(String(error))', true],
  ['`Failed: ${loadError}`', true],
  ['error={errors.email?.message}', false],
  ['serverMessage(error, API_MESSAGES.unexpected)', false],
])('recognizes in %s whether the text of an error is shown: %s', (line, found) => {
  expect(MESSAGE_OF_ERROR.test(line)).toBe(found);
});

it('shows no message of an error that a library or the browser may have raised', () => {
  const showing = globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .filter((file) =>
      readFileSync(`${root}/${file}`, 'utf8')
        .split('\n')
        .some((line) => !/^\s*(?:\*|\/\/)/.test(line) && MESSAGE_OF_ERROR.test(line)),
    );
  expect(showing.toSorted()).toEqual(CHECKED);
});
