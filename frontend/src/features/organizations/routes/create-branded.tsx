import { ForPerson } from '../components/create/for-person.tsx';
import { BrandedCreation } from '../components/create/branded-wizard.tsx';

/** `/org/create3` */
export function Component() {
  return <ForPerson way={BrandedCreation} />;
}
