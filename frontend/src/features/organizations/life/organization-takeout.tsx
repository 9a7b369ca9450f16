import { TakeoutPanel } from '@/entities/takeout/takeout-panel.tsx';
import { beginOrganizationExport } from './life-calls.ts';
import { lifeMessages } from './life-messages.ts';

/** Data export of the organization, for its owner. */
export const OrganizationTakeout = ({ id }: { id: string }) => (
  <TakeoutPanel subject={id} write={() => beginOrganizationExport(id)} text={lifeMessages.takeout} />
);
