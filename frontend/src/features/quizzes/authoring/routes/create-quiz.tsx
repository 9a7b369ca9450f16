import { CreateWizard } from '../components/create-wizard.tsx';
import { WizardSeat } from '../components/wizard-seat.tsx';

/** `/quiz/create` */
export function Component() {
  return <WizardSeat wizard={CreateWizard} />;
}
