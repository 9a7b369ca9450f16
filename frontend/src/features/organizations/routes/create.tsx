import { ForPerson } from '../components/create/for-person.tsx';
import { CreationWizard } from '../components/create/wizard.tsx';

/** `/org/create` */
export function Component() {
  return <ForPerson way={CreationWizard} />;
}
