import toast from 'react-hot-toast';
import { choosePlan, type PlanWish } from './billing-calls.ts';
import { useOrganizationChange } from '../shared/use-organization-change.ts';

/** Plan change without a payment. `done` is the success message. */
export function usePlanChange(id: string, done: string, after?: () => void) {
  const { run, running, problem } = useOrganizationChange(id, (wish: PlanWish) => choosePlan(id, wish));
  return {
    running,
    problem,
    choose: (wish: PlanWish) =>
      run(wish, () => {
        toast.success(done);
        after?.();
      }),
  };
}
