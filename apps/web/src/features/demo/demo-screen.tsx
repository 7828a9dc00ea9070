import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { createCamera } from '../../engine/camera/camera.ts';
import { session } from '../../engine/http/api.ts';
import { pageFace, pageSound } from '../../stage/page-parts.ts';
import { appTexts } from '../../texts/app.ts';
import { demoTexts } from '../../texts/demo.ts';
import { Intro } from './intro.tsx';
import { fetchDeck } from './match/deck.ts';
import { createDemoFlow } from './match/demo-flow.ts';
import type { DemoFlow } from './match/demo-flow.ts';
import { Playing } from './playing.tsx';
import type { StageParts } from './stage-parts.ts';

interface DemoScreenProps {
  stage: StageParts;
  /** header and footer around the explanation; the stage has none */
  Page: ComponentType<{ children: ReactNode }>;
}

function Demo({ flow, stage, Page }: DemoScreenProps & { flow: DemoFlow }) {
  const now = useStore(flow, (state) => state.now);
  const { camera, face } = flow.parts;
  const asking = useStore(camera, ({ status }) => status === 'asking');
  const model = useSyncExternalStore(face.subscribe, () => face.getState().model);
  const signedIn = useStore(session.store, (state) => state.user !== null);
  const navigate = useNavigate();
  const begin = (plays: boolean): void => void flow.begin(plays);
  const leave = (): void => void navigate(signedIn ? '/play' : '/');
  return (
    <>
      <title>{appTexts.title(demoTexts.title)}</title>
      {now.step === 'on' ? (
        <Playing session={now.session} stage={stage} signedIn={signedIn} onJoin={() => begin(true)} onLeave={leave} />
      ) : (
        <Page>
          <Intro now={now} loaded={model.progress * 100} asking={asking} signedIn={signedIn} onBegin={begin} onCancel={flow.back} />
        </Page>
      )}
    </>
  );
}

/** /play?demo=true (spec §1, design "Demo"): round 1 without an account and without a server to play on. */
export function DemoScreen(props: DemoScreenProps) {
  const [flow, setFlow] = useState<DemoFlow | null>(null);
  useEffect(() => {
    const made = createDemoFlow({ camera: createCamera(), face: pageFace(), sound: pageSound(), fetchDeck });
    setFlow(made);
    return made.close;
  }, []);
  return flow && <Demo {...props} flow={flow} />;
}
