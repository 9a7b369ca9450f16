import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { describe, expect, it } from 'vitest';
import { getMembership } from '../model/memberships.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { join, memberIn, someOrganization } from '../../testing/organizations.ts';
import { signedIn } from '../../testing/scenarios.ts';
import { handler as create } from './create-department.ts';
import { handler as remove } from './delete-department.ts';
import { handler as list } from './list-departments.ts';
import { handler as save } from './save-department.ts';

async function world() {
  const { id } = await someOrganization({ departments: [{ name: 'Maths' }] });
  const { token } = await memberIn(id, 'admin');
  const query = { organizationId: id };
  const all = async () =>
    (await invokeEndpoint(list, organizations.listDepartments, { token, query })).body.data.departments;
  const add = (name: string) =>
    invokeEndpoint(create, organizations.createDepartment, { token, query, body: { name } });
  const drop = (department: string, reassignTo?: string) =>
    invokeEndpoint(remove, organizations.deleteDepartment, {
      token,
      query: { ...query, id: department, ...(reassignTo && { reassignTo }) },
    });
  return { id, token, query, all, add, drop };
}

describe('departments', () => {
  it('have names of their own, and are fifty at most, also of many at once', async () => {
    const { all, add } = await world();
    const same = await Promise.all(['Arts', 'arts', 'ARTS'].map((name) => add(name)));
    expect(same.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400]);
    for (let n = 0; n < 46; n += 1) await add(`Department ${n}`);
    const last = await Promise.all(['Law', 'Music', 'Sports', 'History'].map((name) => add(name)));
    expect(last.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 400, 400]);
    expect(await all()).toHaveLength(50);
  });

  it('are added, changed and listed with their members', async () => {
    const { id, token, query, all, add } = await world();
    const { status, body } = await add('Arts');
    expect(status).toBe(201);
    const arts = body.data.department;
    const { user } = await signedIn();
    await join(user.id, { organizationId: id, role: 'member', departmentId: arts.id });
    const changed = { name: 'Fine Arts', description: 'Drawing', emailDomains: ['Arts.Example.com'] };
    const answer = await invokeEndpoint(save, organizations.saveDepartment, {
      token,
      query: { ...query, id: arts.id },
      body: changed,
    });
    expect(answer.status).toBe(200);
    expect(await all()).toMatchObject([
      {
        id: arts.id,
        name: 'Fine Arts',
        description: 'Drawing',
        emailDomains: ['arts.example.com'],
        members: 1,
      },
      { name: 'Maths', members: 0 },
    ]);
  });

  it('have names of their own, and are found in their organization alone', async () => {
    const { token, query, add, all, drop } = await world();
    expect((await add('maths')).body.errors).toEqual({ name: 'There is a department of this name already' });
    expect((await add(' ')).body.errors).toEqual({ name: 'Please enter a department name' });
    const [theirs] = await (await world()).all();
    const elsewhere = await invokeEndpoint(save, organizations.saveDepartment, {
      token,
      query: { ...query, id: theirs?.id ?? '' },
      body: { name: 'Mine' },
    });
    expect(elsewhere.status).toBe(404);
    expect((await drop(theirs?.id ?? '')).status).toBe(404);
    const [own] = await all();
    expect((await drop(own?.id ?? '', theirs?.id)).status).toBe(400);
    expect((await drop(own?.id ?? '', own?.id)).status).toBe(400);
  });

  it('are deleted, and their members move', async () => {
    const { id, all, add, drop } = await world();
    const [maths] = await all();
    const arts = (await add('Arts')).body.data.department;
    const people = await Promise.all([signedIn(), signedIn()]);
    for (const { user } of people)
      await join(user.id, { organizationId: id, role: 'member', ...(maths && { departmentId: maths.id }) });
    expect((await drop(maths?.id ?? '', arts.id)).body.data.moved).toBe(2);
    const [first] = people;
    expect((await getMembership(id, first.user.id))?.departmentId).toBe(arts.id);
    expect((await drop(arts.id)).body.data.moved).toBe(2);
    expect((await getMembership(id, first.user.id))?.departmentId).toBeUndefined();
    expect(await all()).toEqual([]);
  });
});
