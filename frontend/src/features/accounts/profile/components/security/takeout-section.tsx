import { TakeoutPanel } from '@/entities/takeout/takeout-panel.tsx';
import { writeTakeout } from '../../api/takeout-calls.ts';
import { takeoutMessages } from '../../takeout-messages.ts';

/** Everything that the account holds as a file. */
export const TakeoutSection = ({ userId }: { userId: string }) => (
  <TakeoutPanel subject={userId} write={writeTakeout} text={takeoutMessages} />
);
