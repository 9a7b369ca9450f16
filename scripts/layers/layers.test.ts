import { expect, it } from 'vitest';
import { faultsOf } from './check.ts';

const faultsIn = (from: string, to: string, isFile = true) => faultsOf(new Map([[from, [{ to, isFile }]]]));

it.each([
  ['shared → functions', 'shared/src/rules/a.ts', 'functions/platform/b.ts'],
  ['rules → contract', 'shared/src/rules/a.ts', 'shared/src/contract/b.ts'],
  ['functions → infra', 'functions/auth/a.ts', 'infra/local/b.ts'],
  ['test of functions → infra', 'functions/auth/a.integ.test.ts', 'infra/local/b.ts'],
  ['platform → model', 'functions/platform/a.ts', 'functions/quizzes/model/b.ts'],
  ['model → use case', 'functions/quizzes/model/a.ts', 'functions/quizzes/use-cases/b.ts'],
  [
    'handler → use case of another module',
    'functions/auth/handlers/a.ts',
    'functions/quizzes/use-cases/b.ts',
  ],
  ['handler → handler of another module', 'functions/auth/handlers/a.ts', 'functions/quizzes/handlers/b.ts'],
  ['job → handler', 'functions/quizzes/jobs/a.ts', 'functions/quizzes/handlers/b.ts'],
  ['product → kit', 'functions/auth/a.ts', 'functions/testing/b.ts'],
  ['product → kit below', 'functions/auth/a.ts', 'shared/src/testing/b.ts'],
  ['product → test', 'functions/auth/a.ts', 'functions/auth/b.test.ts'],
  [
    'feature → feature',
    'frontend/src/features/accounts/sign-in/routes/a.tsx',
    'frontend/src/features/quizzes/manage/b.ts',
  ],
  ['feature → app', 'frontend/src/features/accounts/sign-in/a.tsx', 'frontend/src/app/b.ts'],
  ['entity → entity', 'frontend/src/entities/quiz/a.tsx', 'frontend/src/entities/person/b.ts'],
  ['primitive → component', 'frontend/src/components/ui/a.tsx', 'frontend/src/components/b.ts'],
  ['lib → its folder', 'frontend/src/lib/a.ts', 'frontend/src/lib/api/b.ts'],
])('refuses %s', (_, from, to) => {
  expect(faultsIn(from, to)).toEqual([expect.stringContaining(`${from} imports ${to}, but`)]);
});

it.each([
  ['shared/src/rules/a.ts', 'node:fs'],
  ['shared/src/model/a.ts', '@aws-sdk/client-dynamodb'],
  ['shared/src/rules/a.ts', 'react'],
  ['frontend/src/lib/a.ts', '@aws-sdk/client-s3'],
])('refuses a package in %s: %s', (from, to) => {
  expect(faultsIn(from, to, false)).toHaveLength(1);
});

it.each([
  ['functions/auth/a.integ.test.ts', 'functions/users/b.ts'],
  ['functions/auth/a.integ.test.ts', 'functions/testing/c.ts'],
  ['functions/auth/model/a.ts', 'functions/quizzes/model/b.ts'],
  ['functions/auth/handlers/a.ts', 'functions/quizzes/model/b.ts'],
  ['functions/auth/jobs/a.ts', 'functions/auth/use-cases/b.ts'],
  ['functions/entry/a.ts', 'functions/auth/jobs/b.ts'],
  ['frontend/src/app/a.tsx', 'frontend/src/features/accounts/sign-in/b.tsx'],
])('allows %s → %s', (from, to) => {
  expect(faultsIn(from, to)).toEqual([]);
});
