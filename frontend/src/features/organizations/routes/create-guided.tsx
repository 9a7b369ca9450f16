import { ForPerson } from '../components/create/for-person.tsx';
import { GuidedCreation } from '../components/create/guided-wizard.tsx';

/** `/org/create2` */
export function Component() {
  return <ForPerson way={GuidedCreation} />;
}
