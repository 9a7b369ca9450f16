import '@/styles/theme.css';
import { Archive, Bell, Copy, MoreVertical, Plus, Search, Settings, Trash2, Users, FileQuestion } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import toast from 'react-hot-toast';
import { MemoryRouter } from 'react-router-dom';
import { Toaster } from '@/app/shell/toaster.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { BarList } from '@/components/ui/bar-list.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { CodeInput } from '@/components/ui/code-input.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Cover } from '@/components/ui/cover.tsx';
import { DateTimeField } from '@/components/ui/date-time-field.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Drawer } from '@/components/ui/drawer.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { FileDrop } from '@/components/ui/file-drop.tsx';
import { Histogram } from '@/components/ui/histogram.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Kbd } from '@/components/ui/kbd.tsx';
import { MarkdownText } from '@/components/ui/markdown-text.tsx';
import { Menu } from '@/components/ui/menu.tsx';
import { NumberField } from '@/components/ui/number-field.tsx';
import { PageHeader } from '@/components/ui/page-header.tsx';
import { LoadMore } from '@/components/ui/pagination.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { PasswordMeter } from '@/components/ui/password-meter.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { QrCode } from '@/components/ui/qr.tsx';
import { RadioCards } from '@/components/ui/radio-cards.tsx';
import { ScoreRing } from '@/components/ui/score-ring.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { StatTile } from '@/components/ui/stat-tile.tsx';
import { Stepper } from '@/components/ui/stepper.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { Table } from '@/components/ui/table.tsx';
import { TabPanel, Tabs } from '@/components/ui/tabs.tsx';
import { TagInput } from '@/components/ui/tag-input.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { TextArea } from '@/components/ui/textarea.tsx';

const noop = () => {};
function Block({ title, children }: { title: string; children: ReactNode }) {
  return <section className="border-b border-line py-8"><h2 className="mb-4 text-sm font-display text-faint">{title}</h2><div className="flex flex-col gap-5">{children}</div></section>;
}
const Row = ({ children }: { children: ReactNode }) => <div className="flex flex-wrap items-center gap-3">{children}</div>;
const Two = ({ children }: { children: ReactNode }) => <div className="grid gap-5 sm:grid-cols-2">{children}</div>;

function Buttons() {
  return <Block title="Buttons">
    {(['primary', 'secondary', 'ghost', 'danger'] as const).map((v) => <Row key={v}>
      <Button variant={v} size="sm">Small</Button><Button variant={v}>Medium</Button><Button variant={v} size="lg">Large</Button>
      <Button variant={v} icon={<Plus />}>With icon</Button><Button variant={v} loading>Saving</Button><Button variant={v} disabled>Disabled</Button>
    </Row>)}
    <Row><ButtonLink to="/x">Link</ButtonLink><IconButton label="Search" icon={<Search />} /><IconButton label="Settings" variant="secondary" icon={<Settings />} /><IconButton label="Delete" variant="danger" icon={<Trash2 />} /><IconButton label="Off" disabled icon={<Bell />} /><IconButton size="sm" label="Small" icon={<Bell />} />
      <CopyButton text="K7XQ2M" label="Copy code" toast="Link copied" /><Kbd>Enter</Kbd><Kbd>F</Kbd></Row>
  </Block>;
}
function Fields() {
  const [code, setCode] = useState('1234'); const [tags, setTags] = useState(['physics', 'year 9']); const [sel, setSel] = useState('a'); const [pw, setPw] = useState('Correct-horse7');
  const [c, setC] = useState(true); const [when, setWhen] = useState<string | undefined>('2026-11-21T20:00:00.000Z'); const [type, setType] = useState('learner');
  return <Block title="Fields">
    <Two><TextField label="Quiz title" required placeholder="Solar System Basics" hint="People see this first." /><TextField label="Email" defaultValue="not-an-address" error="Email is invalid" />
      <TextField label="Search" hideLabel leading={<Search />} placeholder="Search quizzes" /><TextField label="Disabled" disabled value="Cannot change" readOnly />
      <PasswordField label="Password" value={pw} onChange={(e) => setPw(e.target.value)} /><NumberField label="Time limit" suffix="min" defaultValue={30} />
      <div><PasswordMeter value={pw} /><div className="h-2" /><PasswordMeter value="abc" /></div><DateTimeField label="Starts" value={when} onChange={setWhen} />
      <Select label="Category" value={sel} onValueChange={setSel} options={[{ value: 'a', label: 'Science' }, { value: '', label: 'All categories' }, { value: 'c', label: 'A very long category name that will be cut somewhere' }]} />
      <Select label="Difficulty" value="" placeholder="Choose one" onValueChange={noop} options={[{ value: 'a', label: 'Easy' }]} error="Please choose" />
      <TextArea label="Description" counter={200} defaultValue="A short text about the planets." /><TextArea label="With error" error="Too long" defaultValue="x" counter={0} /></Two>
    <CodeInput length={6} value={code} onChange={setCode} label="Verification code" hint="We sent it to grace@example.org" />
    <CodeInput length={6} value="123456" onChange={noop} label="Wrong code" error="Please enter the 6-digit verification code" />
    <TagInput label="Tags" value={tags} onChange={setTags} />
    <Two><Checkbox label="I accept the terms" checked={c} onCheckedChange={setC} /><Checkbox label="Select all" checked="indeterminate" onCheckedChange={noop} />
      <Checkbox label="Not accepted" checked={false} onCheckedChange={noop} error="You must accept the terms and conditions" /><Checkbox label="Disabled" checked disabled onCheckedChange={noop} /></Two>
    <Two><Switch label="Shuffle questions" hint="Each person gets another order." checked={c} onCheckedChange={setC} /><Switch label="Off" checked={false} onCheckedChange={noop} /><Switch label="Disabled" disabled checked onCheckedChange={noop} /></Two>
    <RadioCards label="Account type" columns={3} value={type} onValueChange={setType} options={[{ value: 'learner', title: 'Learner', description: 'Take quizzes and track progress', icon: <Users /> }, { value: 'moderator', title: 'Quiz Creator', description: 'Create and manage quizzes', icon: <FileQuestion /> }, { value: 'org', title: 'Organization', description: 'Manage a team', icon: <Users />, disabled: true }]} />
    <Two><FileDrop label="Cover" hint="PNG, JPG or WebP, up to 10 MB" accept="image/png" maxBytes={1e7} onFile={noop} /><FileDrop label="Uploading" hint="PNG" accept="image/png" maxBytes={1e7} onFile={noop} progress={42} error="Upload failed" /></Two>
  </Block>;
}
function Data() {
  const [tab, setTab] = useState('overview');
  return <Block title="Data">
    <Row><Badge>Draft</Badge><Badge tone="accent">Quiz Creator</Badge><Badge tone="success">Published</Badge><Badge tone="warning">Paused</Badge><Badge tone="danger">Failed</Badge><Avatar name="Grace Hopper" /><Avatar name="Ada" size="sm" /><Avatar name="Łukasz Öz" size="lg" /><Avatar name="李 小龙" size="xl" /></Row>
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4"><StatTile label="Attempts" value="1,204" icon={<Users />} hint="12 today" /><StatTile label="Average" value="82%" /><StatTile label="Pass rate" value="71%" /><StatTile label="Average time" value="12.4 min" /></dl>
    <Two><Card><Histogram label="Score distribution" bars={[{ label: '0-20', value: 1 }, { label: '21-40', value: 0 }, { label: '41-60', value: 5 }, { label: '61-80', value: 14 }, { label: '81-100', value: 9 }]} /></Card>
      <Card><BarList label="Hardest questions" items={[{ label: 'Which planet has the shortest day of all the planets we know?', value: 31, display: '31%', tone: 'danger' }, { label: 'Who wrote it?', value: 62, display: '62%', tone: 'warning' }, { label: 'Capital of France', value: 97, display: '97%', tone: 'success' }]} max={100} /></Card></Two>
    <Row><ScoreRing value={82} label="Score" /><ScoreRing value={40} label="Score" tone="danger" size="lg" /><ScoreRing value={100} label="Score" tone="success" /><QrCode value="https://example.org/quiz/K7XQ2M" label="QR code of the quiz" size={112} /></Row>
    <ProgressBar value={7} max={20} label="Question 7 of 20" showValue />
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">{['q_1aB', 'q_2xY', 'q_3Zz', 'q_4k9', 'q_5pq', 'q_6mm', 'q_7tt', 'q_8vv'].map((s) => <Card key={s} padded={false} interactive className="overflow-hidden"><Cover seed={s} /><p className="p-3 text-sm">{s}</p></Card>)}</div>
    <Tabs value={tab} onValueChange={setTab} label="Quiz" items={[{ value: 'overview', label: 'Overview', icon: <Users /> }, { value: 'people', label: 'Participants', count: 1204 }, { value: 'q', label: 'Questions', count: 20 }, { value: 's', label: 'Settings' }]}>
      <TabPanel value="overview"><Table caption="Attempts" rowKey={(r) => r.n} rows={[{ n: 'Grace Hopper', s: '92%', t: '12 min', st: 'Passed' }, { n: 'Alan Turing', s: '41%', t: '30 min', st: 'Failed' }]} columns={[{ id: 'n', header: 'Name', primary: true, cell: (r) => r.n }, { id: 's', header: 'Score', align: 'right', cell: (r) => r.s }, { id: 't', header: 'Time', align: 'right', cell: (r) => r.t }, { id: 'st', header: 'Result', cell: (r) => <Badge tone={r.st === 'Passed' ? 'success' : 'danger'}>{r.st}</Badge> }, { id: 'a', header: 'Actions', hideHeader: true, align: 'right', cell: () => <Button size="sm" variant="ghost">View Details</Button> }]} /><LoadMore hasMore loading={false} shown={2} total={40} onLoadMore={noop} /></TabPanel>
      <TabPanel value="people">People</TabPanel></Tabs>
    <Stepper current="details" steps={[{ id: 'type', label: 'Type' }, { id: 'details', label: 'Details' }, { id: 'verify', label: 'Verify' }]} onSelect={noop} />
  </Block>;
}
function States() {
  return <Block title="States">
    <Two><Card><EmptyState icon={<FileQuestion />} title="No quizzes yet" text="Create your first quiz, or import questions that you already have." action={<Button icon={<Plus />}>Create New Quiz</Button>} /></Card><Card><ErrorState title="Unable to load quiz" message="Server error. Please try again later." onRetry={noop} /></Card></Two>
    <Two>{(['neutral', 'accent', 'success', 'warning', 'danger'] as const).map((t) => <Alert key={t} tone={t} title={`A ${t} message`}>With a sentence that explains it, and what to do next.</Alert>)}</Two>
    <div className="flex gap-4"><Skeleton className="size-12 rounded-full" /><div className="flex flex-1 flex-col gap-2"><Skeleton className="h-5 w-1/2" /><Skeleton className="h-4 w-full" /><Skeleton className="h-4 w-3/4" /></div></div>
    <Card><MarkdownText text={'A **bold** claim, an _italic_ one, `code`, and [a link](https://example.org).\n\n- one\n- two **three**\n\n1. first\n2. second\n\n2 * 3 * 4 = 24 <script>alert(1)</script>'} /></Card>
  </Block>;
}
function Overlays() {
  const [o, setO] = useState<string>();
  return <Block title="Overlays"><Row>
    {['dialog', 'confirm', 'drawer', 'bottom'].map((k) => <Button key={k} id={k} variant="secondary" onClick={() => setO(k)}>{k}</Button>)}
    <Menu label="Quiz actions" trigger={<Button id="menu" variant="secondary" icon={<MoreVertical />}>menu</Button>} items={[{ label: 'Duplicate', icon: <Copy />, onSelect: noop }, { label: 'Edit', to: '/edit' }, { label: 'Not now', disabled: true }, 'separator', { label: 'Archive', icon: <Archive /> }, { label: 'Delete', icon: <Trash2 />, danger: true }]} />
    <Button id="toasts" variant="secondary" onClick={() => { toast.success('Quiz duplicated successfully'); toast.error('Network error. Please check your connection.'); toast.loading('Uploading'); toast('A blank one with a longer text that takes two lines on a phone'); }}>toasts</Button>
  </Row>
    <Dialog open={o === 'dialog'} onOpenChange={() => setO(undefined)} title="Import questions" description="Paste a question bank, or drop a file." footer={<><Button variant="secondary" onClick={() => setO(undefined)}>Cancel</Button><Button>Import</Button></>}><TextArea label="Questions" rows={8} /></Dialog>
    <ConfirmDialog open={o === 'confirm'} type="danger" title="Delete Quiz?" message="This action cannot be undone. All submissions will be preserved but the quiz will be deleted." confirmLabel="Delete" typedText="Solar System" onConfirm={noop} onCancel={() => setO(undefined)} />
    <Drawer open={o === 'drawer'} onOpenChange={() => setO(undefined)} title="Questions">Content</Drawer>
    <Drawer side="bottom" open={o === 'bottom'} onOpenChange={() => setO(undefined)} title="Filters">Content of a bottom sheet</Drawer>
  </Block>;
}
createRoot(document.getElementById('root') as HTMLElement).render(<MemoryRouter><main className="mx-auto max-w-4xl px-4 py-8"><PageHeader title="Gallery" description="Every primitive in every state." back={{ to: '/', label: 'Back' }} actions={<><Button variant="secondary">Second</Button><Button>First</Button></>} /><Overlays /><Buttons /><Fields /><Data /><States /></main><Toaster /></MemoryRouter>);
