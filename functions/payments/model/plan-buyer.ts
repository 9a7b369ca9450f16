import { ownerOf } from '@quizhall/shared/rules/permissions';
import type { Terms } from '@quizhall/shared/rules/payments/subscription';
import * as z from 'zod';
import { getOrganization } from '../../organizations/model/organizations.ts';

/** Whom an invoice is made out to. */
export const Buyer = z.object({ name: z.string(), lines: z.array(z.string()) });
type Buyer = z.output<typeof Buyer>;

/** The organization with this id and its current address; undefined for a person. */
export async function getOrganizationBuyer(ownerId: string): Promise<Buyer | undefined> {
  const owner = ownerOf(ownerId);
  const organization = 'organization' in owner ? await getOrganization(owner.organization) : undefined;
  if (!organization) return undefined;
  const { street, zipCode, city, state, country } = organization.contactInfo.address;
  const place = [zipCode, city].filter(Boolean).join(' ');
  return { name: organization.name, lines: [street, place, state, country].filter(Boolean) };
}

/** Details of a plan payment for its invoice: the organization as it is now, whoever pays. */
export async function getPlanDetails(ownerId: string, { plan, cycle, price, period }: Terms) {
  const buyer = await getOrganizationBuyer(ownerId);
  return { plan, cycle, price, from: period.start, until: period.end, ...(buyer && { buyer }) };
}
