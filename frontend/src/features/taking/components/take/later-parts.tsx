import { later } from '@/components/later.tsx';
import { loadPlayer } from '../shared/shown-media.tsx';
import { loadEnlargedPicture } from '../shared/shown-picture.tsx';

/** What hardly any attempt shows: its code is loaded when the browser is idle, or before the start. */
const loadElsewhere = () => import('./elsewhere-screen.tsx');
const loadStranded = () => import('./stranded-screen.tsx');
const loadLeftBehind = () => import('./left-behind-screen.tsx');
const loadInvalid = () => import('./invalid-screen.tsx');
const loadOverruled = () => import('./overruled-answer.tsx');
const loadHandInWaiting = () => import('./hand-in-waiting.tsx');
const loadEssay = () => import('./essay-input.tsx');

/** Many quizzes have neither matching nor ordering. */
export const loadPlaceInputs = () => import('./place-inputs.tsx');

/** A page of several questions. */
export const loadQuestionsPage = () => import('./questions-page.tsx');

export const loadZoomPanel = () => import('./zoom-panel.tsx');

/** All numbers: beside the question where there is room, else in a drawer. */
const loadNavigatorPanel = () => import('./navigator-panel.tsx');

export const LATER_PARTS = [
  loadNavigatorPanel,
  loadZoomPanel,
  loadQuestionsPage,
  loadEssay,
  loadPlaceInputs,
  loadElsewhere,
  loadHandInWaiting,
  loadStranded,
  loadInvalid,
  loadLeftBehind,
  loadOverruled,
  loadPlayer,
  loadEnlargedPicture,
];

export const NavigatorPanel = later(async () => (await loadNavigatorPanel()).NavigatorPanel);
export const ElsewhereScreen = later(async () => (await loadElsewhere()).ElsewhereScreen);
export const StrandedScreen = later(async () => (await loadStranded()).StrandedScreen);
export const LeftBehindScreen = later(async () => (await loadLeftBehind()).LeftBehindScreen);
export const InvalidScreen = later(async () => (await loadInvalid()).InvalidScreen);
export const HandInWaiting = later(async () => (await loadHandInWaiting()).HandInWaiting);
export const EssayInput = later(async () => (await loadEssay()).EssayInput);
export const OverruledAnswer = later(async () => (await loadOverruled()).OverruledAnswer);
export const MatchInput = later(async () => (await loadPlaceInputs()).MatchInput);
export const OrderInput = later(async () => (await loadPlaceInputs()).OrderInput);
