import { afterEach, describe, expect, it, vi } from 'vitest';
import { listMembers, renameMember } from '../model/memberships.ts';
import { getOrganization, type Organization } from '../model/organizations.ts';
import { nowIso } from '../../platform/clock.ts';
import { join, someOrganization } from '../../testing/organizations.ts';
import { secureMembers } from './secure-members.ts';

vi.mock('../model/organizations.ts', { spy: true });
afterEach(() => vi.mocked(getOrganization).mockReset());

const TWO_FACTOR_FROM = '2030-01-01T00:00:00.000Z';

/** An organization with so many members beside its owner. */
async function withMembers(count: number): Promise<Organization> {
  const organization = await someOrganization();
  const { id: organizationId } = organization;
  for (let at = 0; at < count; at++)
    await join(`u_${organizationId}${at}`, { organizationId, role: 'member' });
  return organization;
}

const asking = (organization: Organization): Organization => ({
  ...organization,
  security: { twoFactorFrom: TWO_FACTOR_FROM },
});

describe('what memberships repeat of the security of their organization', () => {
  it('is what is asked for last, also where that changes while a step writes', async () => {
    const organization = await withMembers(1);
    vi.mocked(getOrganization)
      .mockResolvedValueOnce(asking(organization))
      .mockResolvedValueOnce(asking(organization));
    await secureMembers.step({ organizationId: organization.id, at: nowIso() }, undefined);
    const days = (await listMembers(organization.id)).map(({ twoFactorFrom }) => twoFactorFrom);
    expect(days).toEqual([undefined, undefined]);
  });

  it('reaches whoever gets another name between two steps', async () => {
    const organization = await withMembers(25);
    const { id: organizationId } = organization;
    vi.mocked(getOrganization).mockResolvedValue(asking(organization));
    const input = { organizationId, at: nowIso() };
    const first = await secureMembers.step(input, undefined);
    const left = (await listMembers(organizationId)).filter(({ twoFactorFrom }) => !twoFactorFrom);
    expect(left).toHaveLength(6);
    for (const member of left) await renameMember(member, '0');
    expect(first).toHaveProperty('cursor');
    await secureMembers.step(input, 'cursor' in first ? first.cursor : undefined);
    const days = (await listMembers(organizationId)).map(({ twoFactorFrom }) => twoFactorFrom);
    expect(new Set(days)).toEqual(new Set([TWO_FACTOR_FROM]));
  });
});
