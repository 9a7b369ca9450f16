import { ForPerson } from '../create/for-person.tsx';
import { CreationWizard } from '../create/wizard.tsx';

/** `/org/create` */
export function Component() {
  return <ForPerson way={CreationWizard} />;
}
