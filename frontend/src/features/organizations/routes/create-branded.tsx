import { ForPerson } from '../create/for-person.tsx';
import { BrandedCreation } from '../create/branded-wizard.tsx';

/** `/org/create3` */
export function Component() {
  return <ForPerson way={BrandedCreation} />;
}
