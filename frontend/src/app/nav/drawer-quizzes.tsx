import { DataProvider } from '@/lib/query/data-provider.tsx';
import type { SessionUser } from '@/lib/session/session-context.tsx';
import { MyQuizzes } from './drawer-groups.tsx';
import { useMenuQuizzes } from './use-menu-quizzes.tsx';

interface DrawerQuizzesProps {
  user: SessionUser;
  close: () => void;
}

/** My Quizzes with the quizzes themselves. */
export function DrawerQuizzes(props: DrawerQuizzesProps) {
  return (
    <DataProvider>
      <Quizzes {...props} />
    </DataProvider>
  );
}

function Quizzes({ user, close }: DrawerQuizzesProps) {
  return <MyQuizzes quizzes={useMenuQuizzes(user, true).entries} close={close} />;
}
