import { describe, expect, it } from 'vitest';
import { CO_AUTHOR_RIGHTS, ORGANIZATION_ROLES } from '../model/enums.ts';
import {
  type Action,
  may,
  mayAnywhere,
  organizationRoles,
  ownerOf,
  PERMISSIONS,
  personalRoles,
  quizRoles,
  type Role,
} from './permissions.ts';

const ACTIONS: readonly Action[] = [...new Set(Object.values(PERMISSIONS).flat())];
const allowed = (roles: Role[]) => ACTIONS.filter((action) => may(roles, action)).toSorted();

describe('in their own name', () => {
  it.each<[string, boolean, Action[]]>([
    ['a learner', false, ['organization.create', 'upload.avatar', 'upload.logo']],
    [
      'a creator',
      true,
      ['organization.create', 'quiz.create', 'upload.avatar', 'upload.cover', 'upload.logo', 'upload.media'],
    ],
  ])('%s may do this and no more', (_, canCreateQuizzes, actions) => {
    expect(allowed(personalRoles({ canCreateQuizzes }))).toEqual(actions);
  });
});

/** Which roles may, in the order in which they are listed. */
const ORGANIZATION: [Action, (typeof ORGANIZATION_ROLES)[number][]][] = [
  ['organization.view', ['owner', 'admin', 'creator', 'member']],
  ['organization.manage', ['owner', 'admin']],
  ['organization.own', ['owner']],
  ['organization.create', []],
  ['quiz.create', ['owner', 'admin', 'creator']],
  ['quiz.view', ['owner', 'admin', 'creator']],
  ['quiz.edit', ['owner', 'admin', 'creator']],
  ['quiz.grade', ['owner', 'admin', 'creator']],
  ['quiz.delete', ['owner', 'admin', 'creator']],
  ['upload.cover', ['owner', 'admin', 'creator']],
  ['upload.media', ['owner', 'admin', 'creator']],
  ['upload.logo', ['owner', 'admin']],
  ['upload.avatar', []],
];

describe('in an organization', () => {
  it('every action has its line', () => {
    expect(ORGANIZATION.map(([action]) => action).toSorted()).toEqual(ACTIONS.toSorted());
  });

  it.each(ORGANIZATION)('%s is for %j', (action, roles) => {
    expect(ORGANIZATION_ROLES.filter((role) => may(organizationRoles({ role }), action))).toEqual(roles);
  });

  it('nobody is anything without a membership', () => {
    expect(organizationRoles(undefined)).toEqual([]);
  });
});

describe('with a quiz', () => {
  const personal = { ownerId: 'ada', coAuthors: { bob: 'view', eve: 'edit', kim: 'grade' } as const };

  it.each<[string, Action[]]>([
    ['ada', ['quiz.delete', 'quiz.edit', 'quiz.grade', 'quiz.view']],
    ['bob', ['quiz.view']],
    ['eve', ['quiz.edit', 'quiz.view']],
    ['kim', ['quiz.grade', 'quiz.view']],
    ['somebody', []],
    ['constructor', []],
  ])('of a person, %s may do %j', (person, actions) => {
    expect(allowed(quizRoles(personal, person))).toEqual(actions);
  });

  it('has a right of its own for each that an owner can give', () => {
    const rights = CO_AUTHOR_RIGHTS.map((right) =>
      quizRoles({ ownerId: 'ada', coAuthors: { bob: right } }, 'bob'),
    );
    expect(rights.flat()).toEqual(CO_AUTHOR_RIGHTS.map((right) => `quiz.coauthor.${right}`));
  });

  it('of a person, a membership changes nothing', () => {
    expect(quizRoles({ ownerId: 'ada' }, 'bob', { role: 'owner' })).toEqual([]);
  });

  it('of an organization, only the membership counts', () => {
    const quiz = { ownerId: 'o_school', coAuthors: { bob: 'edit' } as const };
    expect(quizRoles(quiz, 'bob')).toEqual([]);
    expect(quizRoles(quiz, 'o_school')).toEqual([]);
    expect(quizRoles(quiz, 'bob', { role: 'creator' })).toEqual(['organization.creator']);
  });
});

it('an owner is a person or an organization, as its id tells', () => {
  expect([ownerOf('ada'), ownerOf('o_school')]).toEqual([{ person: 'ada' }, { organization: 'o_school' }]);
});

it.each([
  [{ canCreateQuizzes: true }, true],
  [{ canCreateQuizzes: false }, false],
  [{ canCreateQuizzes: false, organizations: [{ role: 'member' }] as const }, false],
  [{ canCreateQuizzes: false, organizations: [{ role: 'member' }, { role: 'creator' }] as const }, true],
])('%j may make a quiz somewhere: %s', (person, expected) => {
  expect(mayAnywhere(person, 'quiz.create')).toBe(expected);
});
