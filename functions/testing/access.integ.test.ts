import type { HttpHandler } from '../platform/local/http-event.ts';
import { invoke } from './invoke.ts';
import { sourceOf } from '../sources.ts';
import type { Endpoint, Permission } from '@quizhall/shared/contract/endpoint';
import { endpoints, type NamedEndpoint } from '@quizhall/shared/contract/index';
import { API_TOKEN_ROLES, type ApiTokenRole } from '@quizhall/shared/model/organizations/api-token';
import { CO_AUTHOR_ROLES, ORGANIZATION_ROLES } from '@quizhall/shared/model/enums';
import {
  type Action,
  coAuthorRoles,
  may,
  organizationRoles,
  personalRoles,
  type Role,
} from '@quizhall/shared/rules/permissions';
import { actionsOf } from '@quizhall/shared/testing/actions';
import { describe, expect, it } from 'vitest';
import { getAttempt } from '../attempts/model/attempts.ts';
import { removeCoAuthor } from '../quizzes/model/co-authors.ts';
import { deleteQuiz, getQuiz, getStoredQuiz, type Quiz } from '../quizzes/model/quizzes.ts';
import { transactWrite } from '../platform/dynamodb/transact-write.ts';
import {
  closeOrganizationItem,
  getOrganization,
  type Organization,
} from '../organizations/model/organizations.ts';
import { nowIso } from '../platform/clock.ts';
import { randomText } from '../platform/security/random.ts';
import { buildUser, tokenOf } from './accounts.ts';
import { type Example, EXAMPLES, type Sent } from './access-examples.ts';
import { coAuthorOf, letIn } from './co-authors.ts';
import { forget, handOverTo, memberIn, someApiToken, someOrganization } from './organizations.ts';
import { publishedQuiz, signedIn } from './scenarios.ts';
import { sessionHeader, start } from './taking.ts';

/** How a caller proves who they are. */
interface Caller {
  token?: string;
  headers?: Record<string, string>;
}

const GUEST: Caller = {};

async function call({ file, endpoint }: NamedEndpoint, sent: Sent, caller: Caller): Promise<string> {
  const { handler } = (await import(`../${sourceOf(file)}`)) as { handler: HttpHandler };
  const { method, path } = endpoint;
  const { status, body } = await invoke(handler, { method, path, ...sent, ...caller });
  return status < 300 ? 'success' : `${status} ${body.code}`;
}

/** Which examples an endpoint needs: those that the cases below send. */
type Kinds = Exclude<keyof Example, 'practice'>;
function kindsOf({ access }: Endpoint): Kinds[] {
  if (access === 'anyone') return [];
  if (access === 'attempt') return ['attempt'];
  if (access === 'each') return ['quiz'];
  if (typeof access !== 'object') return ['person'];
  return access.on === 'quiz' || access.on === 'organization' ? [access.on] : ['person'];
}

/** The endpoints that have no example, or one for an access that they do not ask for. */
const wronglyExampled = (all: readonly NamedEndpoint[]): string[] =>
  all
    .filter(
      ({ name, endpoint }) =>
        Object.keys(EXAMPLES[name] ?? {})
          .filter((kind) => kind !== 'practice')
          .join() !== kindsOf(endpoint).join(),
    )
    .map(({ name }) => name);

function exampleOf<Kind extends Kinds>({ name }: NamedEndpoint, kind: Kind) {
  const example = EXAMPLES[name]?.[kind];
  if (!example)
    throw new Error(`${name} needs an example of a request in functions/testing/access-examples.ts`);
  return example;
}

const withAccess = (fits: (access: Endpoint['access']) => boolean) =>
  endpoints.filter(({ endpoint }) => fits(endpoint.access));
const permissionsOn = (...places: Permission['on'][]) =>
  withAccess((access) => typeof access === 'object' && places.includes(access.on));

describe('the suite', () => {
  it('has an example for every endpoint, and none for one that is gone or asks for nothing', () => {
    expect(wronglyExampled(endpoints)).toEqual([]);
    const names = endpoints.map(({ name }) => name);
    expect(Object.keys(EXAMPLES).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('notices a new endpoint that has none, and one that asks for less than it did', () => {
    const [first] = permissionsOn('quiz');
    if (!first) throw new Error('No endpoint with a quiz');
    expect(wronglyExampled([{ ...first, name: 'shredQuiz' }])).toEqual(['shredQuiz']);
    expect(() => exampleOf({ ...first, name: 'shredQuiz' }, 'quiz')).toThrow('needs an example');
    for (const access of ['anyone', 'self'] as const)
      expect(wronglyExampled([{ ...first, endpoint: { ...first.endpoint, access } }])).toEqual([first.name]);
  });
});

const byAuth = (auth: Endpoint['auth']) => endpoints.filter(({ endpoint }) => endpoint.auth === auth);

describe('whoever is not welcome without an account', () => {
  it.each(byAuth('user'))('$name', async (entry) => {
    expect(await call(entry, {}, GUEST)).toBe('401 SIGNED_OUT');
    expect(await call(entry, {}, { token: 'rubbish' })).toBe('401 SESSION_EXPIRED');
    const gone = await tokenOf(buildUser());
    expect(await call(entry, {}, { token: gone })).toBe('401 SESSION_EXPIRED');
  });
});

describe('whoever is welcome as a guest, but not by an access token that is none', () => {
  it.each(byAuth('optional'))('$name', async (entry) => {
    expect(await call(entry, {}, { token: 'rubbish' })).toBe('401 SESSION_EXPIRED');
  });
});

describe('one’s own', () => {
  it.each(withAccess((access) => access === 'self'))('$name', async (entry) => {
    const [owner, stranger] = [await signedIn(), await signedIn()];
    const sent = await exampleOf(entry, 'person')(owner.user.id);
    if (sent.params) expect(await call(entry, sent, { token: stranger.token })).toBe('404 NOT_FOUND');
    expect(await call(entry, sent, { token: owner.token })).toBe('success');
  });
});

type QuizPermission = Extract<Permission, { on: 'quiz' }>;
const permissionOf = ({ endpoint }: NamedEndpoint) => endpoint.access as QuizPermission;

/** What the table says of a call on a quiz for somebody with these roles. */
function expected(roles: readonly Role[], entry: NamedEndpoint): string {
  if (may(roles, permissionOf(entry).action)) return 'success';
  return may(roles, 'quiz.view') ? '403 FORBIDDEN' : '404 NOT_FOUND';
}

/** The same once the quiz was deleted: what reads its submissions still does, for whoever may see them. */
const expectedAfter = (roles: readonly Role[], entry: NamedEndpoint): string =>
  permissionOf(entry).evenDeleted && may(roles, 'quiz.grade') ? expected(roles, entry) : '404 NOT_FOUND';

describe('a quiz', () => {
  it.each(permissionsOn('quiz'))('of a person: $name', async (entry) => {
    const owner = await signedIn();
    const quiz = await publishedQuiz({ quiz: { ownerId: owner.user.id } });
    const sent = await exampleOf(entry, 'quiz')(quiz);
    const before = await getQuiz(quiz.id);
    const strangers = [
      await signedIn(),
      await signedIn({ type: 'learner', canCreateQuizzes: false }),
      await memberIn(`o_${randomText(16)}`, 'owner'),
      await coAuthorOf((await publishedQuiz()).id, 'editor'),
    ];
    for (const { token } of strangers) expect(await call(entry, sent, { token })).toBe('404 NOT_FOUND');
    expect(await getQuiz(quiz.id), 'unchanged').toEqual(before);
    // The id of an attempt begins with that of its quiz.
    const id = (sent.params?.id ?? quiz.id).replace(quiz.id, 'q_0000000000000000');
    const gone = { ...sent, params: { ...sent.params, id } };
    expect(await call(entry, gone, { token: owner.token })).toBe('404 NOT_FOUND');
    expect(await call(entry, sent, { token: owner.token })).toBe(expected(['quiz.owner'], entry));
    await deleteQuiz((await getStoredQuiz(quiz.id)) ?? quiz, nowIso()).catch(() => undefined);
    const tombstone = await getStoredQuiz(quiz.id);
    expect(await call(entry, sent, { token: owner.token }), 'deleted').toBe(
      expectedAfter(['quiz.owner'], entry),
    );
    expect(await getStoredQuiz(quiz.id), 'unchanged').toEqual(tombstone);
    expect(await call(entry, sent, { token: strangers[0]?.token ?? '' })).toBe('404 NOT_FOUND');
  });

  it.each(permissionsOn('quiz'))('of a person, for whoever works on it beside them: $name', async (entry) => {
    for (const role of CO_AUTHOR_ROLES) {
      const quiz = await publishedQuiz();
      const { user, token } = await coAuthorOf(quiz.id, role);
      const sent = await exampleOf(entry, 'quiz')(quiz);
      const answer = expected(coAuthorRoles({ role }), entry);
      expect(await call(entry, sent, { token }), role).toBe(answer);
      // A former co-author and a deleted quiz are tried with one role, and with all where deleted quizzes can be read.
      if (role !== 'editor' && !permissionOf(entry).evenDeleted) continue;
      await removeCoAuthor(quiz.id, user.id);
      expect(await call(entry, sent, { token }), `no longer ${role}`).toBe('404 NOT_FOUND');
      await letIn(quiz.id, user.id, role);
      if (await getQuiz(quiz.id)) await deleteQuiz(quiz, nowIso());
      expect(await call(entry, sent, { token }), `${role} of a deleted quiz`).toBe(
        expectedAfter(coAuthorRoles({ role }), entry),
      );
    }
  });

  it.each(permissionsOn('quiz'))('of an organization: $name', async (entry) => {
    const { id: organizationId } = await someOrganization({ subscription: { plan: 'basic' } });
    for (const role of ORGANIZATION_ROLES) {
      const quiz = await publishedQuiz({ quiz: { ownerId: organizationId } });
      const sent = await exampleOf(entry, 'quiz')(quiz);
      if (role === 'owner') {
        const other = await memberIn(`o_${randomText(16)}`, role);
        expect(await call(entry, sent, { token: other.token }), `${role} of another`).toBe('404 NOT_FOUND');
        const { token: beside } = await coAuthorOf(quiz.id, 'editor');
        expect(await call(entry, sent, { token: beside }), 'no member').toBe('404 NOT_FOUND');
      }
      const { token } = await memberIn(organizationId, role);
      expect(await call(entry, sent, { token }), role).toBe(expected(organizationRoles({ role }), entry));
    }
  });
});

describe('an organization', () => {
  it.each(permissionsOn('organization'))('$name', async (entry) => {
    const { action } = entry.endpoint.access as Permission;
    const answerTo = (role: (typeof ORGANIZATION_ROLES)[number]) => {
      const roles = organizationRoles({ role });
      if (may(roles, action as Action)) return 'success';
      return may(roles, 'organization.view') ? '403 FORBIDDEN' : '404 NOT_FOUND';
    };
    const other = await someOrganization();
    for (const role of ORGANIZATION_ROLES) {
      const { id } = await someOrganization();
      const { user, token } = await memberIn(id, role);
      const sent = await exampleOf(entry, 'organization')(id, user.id);
      if (role === 'owner') {
        const before = await getOrganization(id);
        const { token: elsewhere } = await memberIn(other.id, role);
        const { user: former, token: removed } = await memberIn(id, role);
        await forget(id, former.id);
        for (const stranger of [elsewhere, removed, (await signedIn()).token])
          expect(await call(entry, sent, { token: stranger }), `no ${role}`).toBe('404 NOT_FOUND');
        expect(await getOrganization(id), 'unchanged').toEqual(before);
      }
      expect(await call(entry, sent, { token }), role).toBe(answerTo(role));
    }
  });

  it.each(permissionsOn('organization'))('that was deleted: $name', async (entry) => {
    const access = entry.endpoint.access as Extract<Permission, { on: 'organization' }>;
    const { id } = await someOrganization();
    const { user, token } = await memberIn(id, 'admin');
    const role = access.action === 'organization.own' ? 'owner' : 'admin';
    if (role === 'owner') await handOverTo(id, user.id);
    const sent = await exampleOf(entry, 'organization')(id, user.id);
    const { token: stranger } = await signedIn();
    await transactWrite({
      organization: closeOrganizationItem((await getOrganization(id)) as Organization, nowIso()),
    });
    const before = await getOrganization(id);
    expect(await call(entry, sent, { token: stranger })).toBe('404 NOT_FOUND');
    expect(await call(entry, sent, { token })).toBe(
      access.evenDeleted ? 'success' : '409 ORGANIZATION_DELETED',
    );
    if (!access.evenDeleted) expect(await getOrganization(id), 'unchanged').toEqual(before);
  });
});

describe('a program with an API token of an organization', () => {
  const roles = (role: ApiTokenRole): Role[] => organizationRoles({ role });

  it.each(endpoints.filter(({ endpoint }) => endpoint.apiToken))(
    'is welcome where it says so, as far as its role goes: $name',
    async (entry) => {
      const { action } = entry.endpoint.access as Permission;
      const stranger = await someApiToken((await someOrganization()).id, 'admin');
      for (const role of API_TOKEN_ROLES) {
        const { id } = await someOrganization();
        const { secret: token } = await someApiToken(id, role);
        const sent = await exampleOf(entry, 'organization')(id, (await memberIn(id, 'admin')).user.id);
        expect(await call(entry, sent, { token: stranger.secret }), 'of another').toBe('404 NOT_FOUND');
        expect(await call(entry, sent, { token: `${token}0` }), 'mistyped').toBe('401 SESSION_EXPIRED');
        expect(await call(entry, sent, { token }), role).toBe(
          may(roles(role), action as Action) ? 'success' : '403 FORBIDDEN',
        );
      }
    },
  );

  it('is nobody everywhere else', async () => {
    const { secret: token } = await someApiToken((await someOrganization()).id, 'admin');
    const others = endpoints.filter(({ endpoint }) => !endpoint.apiToken && endpoint.auth !== 'public');
    expect(others.length).toBeGreaterThan(100);
    for (const entry of others)
      expect(await call(entry, {}, { token }), entry.name).toMatch(/^401 (SESSION_EXPIRED|SIGNED_OUT)$/);
  });
});

describe('several quizzes', () => {
  it.each(withAccess((access) => access === 'each'))('each is asked for: $name', async (entry) => {
    const { handler } = (await import(`../${sourceOf(entry.file)}`)) as { handler: HttpHandler };
    const { method, path } = entry.endpoint;
    const isDone = async (quiz: Quiz, token: string) => {
      const { status, body } = await invoke<{ results: { id: string; ok: boolean }[] }>(handler, {
        method,
        path,
        ...(await exampleOf(entry, 'quiz')(quiz)),
        token,
      });
      expect([status, body.data.results.map(({ id }) => id)]).toEqual([200, [quiz.id]]);
      return body.data.results[0]?.ok;
    };
    const owner = await signedIn();
    const own = await publishedQuiz({ quiz: { ownerId: owner.user.id } });
    const before = await getQuiz(own.id);
    const stranger = await memberIn(`o_${randomText(16)}`, 'owner');
    expect(await isDone(own, stranger.token)).toBe(false);
    expect(await getQuiz(own.id), 'unchanged').toEqual(before);
    expect(await isDone(own, owner.token)).toBe(true);
    const { id: organizationId } = await someOrganization({ subscription: { plan: 'basic' } });
    for (const role of ORGANIZATION_ROLES) {
      const quiz = await publishedQuiz({ quiz: { ownerId: organizationId } });
      const { token } = await memberIn(organizationId, role);
      expect(await isDone(quiz, token), role).toBe(may(organizationRoles({ role }), 'quiz.manage'));
    }
    for (const role of CO_AUTHOR_ROLES) {
      const quiz = await publishedQuiz();
      const { token } = await coAuthorOf(quiz.id, role);
      expect(await isDone(quiz, token), role).toBe(may(coAuthorRoles({ role }), 'quiz.manage'));
    }
  });
});

describe('to make something', () => {
  const asked = permissionsOn('self', 'anywhere').flatMap((entry) =>
    actionsOf(entry.endpoint, entry.endpoint.access as Permission).map((each) => ({ ...each, entry })),
  );

  it.each(asked)('$entry.name, $action', async ({ entry, action, body }) => {
    const { on } = entry.endpoint.access as Permission;
    const example = await exampleOf(entry, 'person')('');
    const sent = { ...example, body: { ...example.body, ...body } };
    const answer = (mayDo: boolean) => (mayDo ? 'success' : '403 CREATOR_REQUIRED');
    for (const canCreateQuizzes of [true, false]) {
      const { token } = await signedIn({ canCreateQuizzes });
      expect(await call(entry, sent, { token })).toBe(
        answer(may(personalRoles({ canCreateQuizzes }), action)),
      );
    }
    for (const role of ORGANIZATION_ROLES) {
      const { token } = await memberIn(`o_${randomText(16)}`, role);
      const asPerson = may(personalRoles({ canCreateQuizzes: false }), action);
      const asMember = on === 'anywhere' && may(organizationRoles({ role }), action);
      expect(await call(entry, sent, { token }), role).toBe(answer(asPerson || asMember));
    }
    for (const role of CO_AUTHOR_ROLES) {
      const { token } = await coAuthorOf((await publishedQuiz()).id, role);
      const asPerson = may(personalRoles({ canCreateQuizzes: false }), action);
      const asCoAuthor = on === 'anywhere' && may(coAuthorRoles({ role }), action);
      expect(await call(entry, sent, { token }), role).toBe(answer(asPerson || asCoAuthor));
    }
  });
});

describe('an attempt', () => {
  it.each(withAccess((access) => access === 'attempt'))('$name', async (entry) => {
    const participant = await signedIn();
    const stranger = await signedIn();
    const settings = { practiceMode: EXAMPLES[entry.name]?.practice ?? false };
    const [quiz, otherQuiz] = [await publishedQuiz({ settings }), await publishedQuiz({ settings })];
    const attempt = (await start(quiz.id, {}, participant.token)).body.data;
    const other = (await start(quiz.id)).body.data;
    const sent = await exampleOf(entry, 'attempt')(attempt);
    const before = await getAttempt(attempt.sessionId);
    expect(await call(entry, sent, GUEST)).toBe('401 SIGNED_OUT');
    expect(await call(entry, sent, { token: 'rubbish' })).toBe('401 SESSION_EXPIRED');
    expect(await call(entry, sent, { token: stranger.token })).toBe('404 NOT_FOUND');
    expect(await call(entry, sent, { headers: sessionHeader(other) })).toBe('404 NOT_FOUND');
    expect(await call(entry, sent, { headers: { 'X-Session-Token': 'a.b.c' } })).toBe('401 ATTEMPT_TOKEN');
    if (sent.params?.quizId) {
      const elsewhere = { ...sent, params: { quizId: otherQuiz.id } };
      for (const own of [{ headers: sessionHeader(attempt) }, { token: participant.token }])
        expect(await call(entry, elsewhere, own), 'another quiz').toBe('404 NOT_FOUND');
    }
    expect(await getAttempt(attempt.sessionId), 'unchanged').toEqual(before);
    expect(await call(entry, sent, { token: participant.token })).toBe('success');
    expect(await call(entry, sent, { headers: sessionHeader(attempt) })).toBe('success');
  });
});
