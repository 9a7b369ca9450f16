import { GuidedWizard } from '../../wizards/guided-wizard.tsx';
import { WizardSeat } from '../../wizards/wizard-seat.tsx';

/** `/quiz/create2` */
export function Component() {
  return <WizardSeat wizard={GuidedWizard} />;
}
