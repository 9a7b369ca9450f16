import { ForPerson } from '../create/for-person.tsx';
import { GuidedCreation } from '../create/guided-wizard.tsx';

/** `/org/create2` */
export function Component() {
  return <ForPerson way={GuidedCreation} />;
}
