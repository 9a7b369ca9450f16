import { CreateWizard } from '../../wizards/create-wizard.tsx';
import { WizardSeat } from '../../wizards/wizard-seat.tsx';

/** `/quiz/create` */
export function Component() {
  return <WizardSeat wizard={CreateWizard} />;
}
