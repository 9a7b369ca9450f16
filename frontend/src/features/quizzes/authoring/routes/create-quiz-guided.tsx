import { GuidedWizard } from '../components/guided-wizard.tsx';
import { WizardSeat } from '../components/wizard-seat.tsx';

/** `/quiz/create2` */
export function Component() {
  return <WizardSeat wizard={GuidedWizard} />;
}
