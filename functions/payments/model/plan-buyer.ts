import { ownerOf } from '@quizhall/shared/rules/permissions';
import type { Terms } from '@quizhall/shared/rules/payments/subscription';
import * as z from 'zod';
import { getOrganization } from '../../organizations/model/organizations.ts';

/** Whom an invoice is made out to. */
export const Buyer = z.object({ name: z.string(), lines: z.array(z.string()) });
type Buyer = z.output<typeof Buyer>;

/** The organization that has plans under this id, with its address as it is now; nothing of a person. */
export async function organizationBuyer(ownerId: string): Promise<Buyer | undefined> {
  const owner = ownerOf(ownerId);
  const organization = 'organization' in owner ? await getOrganization(owner.organization) : undefined;
  if (!organization) return undefined;
  const { street, zipCode, city, state, country } = organization.contactInfo.address;
  const place = [zipCode, city].filter(Boolean).join(' ');
  return { name: organization.name, lines: [street, place, state, country].filter(Boolean) };
}

/** What the payment of a plan remembers for its invoice: an organization as it was then, whoever paid. */
export async function planDetails(ownerId: string, { plan, cycle, price, period }: Terms) {
  const buyer = await organizationBuyer(ownerId);
  return { plan, cycle, price, from: period.start, until: period.end, ...(buyer && { buyer }) };
}
