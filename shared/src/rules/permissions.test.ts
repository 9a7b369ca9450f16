import { describe, expect, it } from 'vitest';
import { CO_AUTHOR_ROLES, ORGANIZATION_ROLES } from '../model/enums.ts';
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
      [
        'organization.create',
        'quiz.create',
        'upload.avatar',
        'upload.cover',
        'upload.import',
        'upload.logo',
        'upload.media',
      ],
    ],
  ])('%s may do this and no more', (_, canCreateQuizzes, actions) => {
    expect(allowed(personalRoles({ canCreateQuizzes }))).toEqual(actions);
  });
});

/** Which roles may, in the order in which they are listed. */
const ORGANIZATION: [Action, (typeof ORGANIZATION_ROLES)[number][]][] = [
  ['organization.view', ['owner', 'admin', 'creator', 'member']],
  ['organization.report', ['owner', 'admin', 'creator']],
  ['organization.assign', ['owner', 'admin', 'creator']],
  ['organization.manage', ['owner', 'admin']],
  ['organization.own', ['owner']],
  ['organization.leave', ['admin', 'creator', 'member']],
  ['organization.create', []],
  ['quiz.create', ['owner', 'admin', 'creator']],
  ['quiz.view', ['owner', 'admin', 'creator']],
  ['quiz.edit', ['owner', 'admin', 'creator']],
  ['quiz.publish', ['owner', 'admin']],
  ['quiz.grade', ['owner', 'admin', 'creator']],
  ['quiz.intervene', ['owner', 'admin', 'creator']],
  ['quiz.manage', ['owner', 'admin', 'creator']],
  ['quiz.delete', ['owner', 'admin', 'creator']],
  ['quiz.share', []],
  ['quiz.fund', ['owner', 'admin']],
  ['quiz.move', ['owner', 'admin']],
  ['quiz.leave', []],
  ['upload.cover', ['owner', 'admin', 'creator']],
  ['upload.media', ['owner', 'admin', 'creator']],
  ['upload.import', ['owner', 'admin', 'creator']],
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
  const personal = { ownerId: 'ada' };

  it('its owner may do everything but leave it', () => {
    expect(allowed(quizRoles(personal, 'ada'))).toEqual([
      'quiz.delete',
      'quiz.edit',
      'quiz.fund',
      'quiz.grade',
      'quiz.intervene',
      'quiz.manage',
      'quiz.move',
      'quiz.publish',
      'quiz.share',
      'quiz.view',
    ]);
    expect(quizRoles(personal, 'ada', { coAuthor: { role: 'viewer' } })).toEqual(['quiz.owner']);
  });

  const CO_AUTHORS: [(typeof CO_AUTHOR_ROLES)[number], Action[]][] = [
    ['viewer', ['quiz.leave', 'quiz.view']],
    ['editor', ['quiz.edit', 'quiz.leave', 'quiz.publish', 'quiz.view', 'upload.cover', 'upload.media']],
    ['grader', ['quiz.grade', 'quiz.intervene', 'quiz.leave', 'quiz.view']],
  ];

  it('every role that its owner can give has its line', () => {
    expect(CO_AUTHORS.map(([role]) => role)).toEqual(CO_AUTHOR_ROLES);
  });

  it.each(CO_AUTHORS)('of a person, its %s may do %j', (role, actions) => {
    expect(allowed(quizRoles(personal, 'bob', { coAuthor: { role } }))).toEqual(actions);
  });

  it('nobody else is anything to it, whatever they are elsewhere', () => {
    expect(quizRoles(personal, 'bob')).toEqual([]);
    expect(quizRoles(personal, 'bob', { membership: { role: 'owner' } })).toEqual([]);
  });

  it('of an organization, only the membership counts', () => {
    const quiz = { ownerId: 'o_school' };
    expect(quizRoles(quiz, 'bob', { coAuthor: { role: 'editor' } })).toEqual([]);
    expect(quizRoles(quiz, 'o_school')).toEqual([]);
    expect(quizRoles(quiz, 'bob', { membership: { role: 'creator' } })).toEqual(['organization.creator']);
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
