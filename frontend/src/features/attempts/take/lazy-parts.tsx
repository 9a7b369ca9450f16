import { lazyPart } from '@/components/lazy-part.tsx';
import { loadPlayer } from '../shared/shown-media.tsx';
import { loadEnlargedPicture } from './shown-picture.tsx';

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

export const LAZY_PARTS = [
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

export const NavigatorPanel = lazyPart(async () => (await loadNavigatorPanel()).NavigatorPanel);
export const ElsewhereScreen = lazyPart(async () => (await loadElsewhere()).ElsewhereScreen);
export const StrandedScreen = lazyPart(async () => (await loadStranded()).StrandedScreen);
export const LeftBehindScreen = lazyPart(async () => (await loadLeftBehind()).LeftBehindScreen);
export const InvalidScreen = lazyPart(async () => (await loadInvalid()).InvalidScreen);
export const HandInWaiting = lazyPart(async () => (await loadHandInWaiting()).HandInWaiting);
export const EssayInput = lazyPart(async () => (await loadEssay()).EssayInput);
export const OverruledAnswer = lazyPart(async () => (await loadOverruled()).OverruledAnswer);
export const MatchInput = lazyPart(async () => (await loadPlaceInputs()).MatchInput);
export const OrderInput = lazyPart(async () => (await loadPlaceInputs()).OrderInput);
