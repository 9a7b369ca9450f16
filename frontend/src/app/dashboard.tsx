import { SavedQuizzes } from '@/entities/quiz/explore/saved-quizzes.tsx';
import { JoinBox } from '@/features/accounts/join/components/join-box.tsx';
import { NewestNews } from '@/features/notifications/components/newest-news.tsx';
import { OwnAssignments } from '@/features/organizations/assignments/own-assignments.tsx';
import { JoinOffers } from '@/features/organizations/joining/join-offers.tsx';
import { Home } from '@/features/accounts/profile/components/home.tsx';
import { DeviceAttempts } from '@/features/attempts/take/device-attempts.tsx';

/** `/dashboard`: where somebody who is signed in goes on. */
export const Component = () => (
  <Home
    running={<DeviceAttempts show="running" />}
    join={<JoinBox />}
    news={
      <>
        <OwnAssignments />
        <JoinOffers />
        <NewestNews />
      </>
    }
    saved={<SavedQuizzes />}
  />
);
