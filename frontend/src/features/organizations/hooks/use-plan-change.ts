import toast from 'react-hot-toast';
import { choosePlan, type PlanWish } from '../api/billing-calls.ts';
import { useOrganizationChange } from './use-organization-change.ts';

/** One change of the plan that costs nothing now; `done` says that it went through. */
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
