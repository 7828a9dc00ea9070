import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { VoiceState } from '../../engine/voice/voice-types.ts';
import type { RoundProps } from '../../stage/round-props.ts';
import { useTicking } from '../../stage/use-ticking.ts';
import { appTexts } from '../../texts/app.ts';
import { comedyTexts as t } from '../../texts/comedy.ts';
import { useHotkeys } from '../../ui/hotkeys.ts';
import { isPerformer, isSpeaking } from './comedy-props.ts';
import type { ComedyActions } from './comedy-props.ts';
import { ComedyScene } from './comedy-scene.tsx';
import { nearPercents, percents } from './laughs.ts';
import { useComedySounds } from './use-comedy-sounds.ts';

const SECOND_MS = 1_000;
const withoutLevel = (voice: VoiceState): VoiceState => ({ ...voice, level: 0 });

/** What a player can do in round 2. */
function useActions({ session }: Pick<RoundProps, 'session'>): ComedyActions {
  const { connection, voice, face, sound, room } = session;
  return useMemo(
    () => ({
      takeMicrophone: () => {
        void voice.prepare();
        return connection.ask('request_microphone', {});
      },
      passTurn: () => {
        const { view } = room.getState();
        const turn = view?.comedy?.turn;
        // Who is done is not heard any more, however long the server takes to say so.
        if (view?.phase === 'speaking') voice.mute(true);
        return connection.ask('pass_turn', turn === undefined ? {} : { turn });
      },
      retryMicrophone: () => void voice.prepare(),
      muteMicrophone: voice.mute,
      retryModels: () => void face.load().catch(() => undefined), // the panel shows the failure and offers another try
      tapForSound: () => {
        sound.unlock();
        voice.unlock();
      },
    }),
    [connection, voice, face, sound, room],
  );
}

/** Round 2 of a match (design "Round 2"), in its phases calling, speaking and turn_ended. */
export function ComedyStage({ session, view }: RoundProps) {
  const { room, camera, mesh, face, sound, voice, serverNow } = session;
  const readings = useStore(room, (state) => state.readings);
  const cameraState = useStore(camera);
  const peers = useStore(mesh, (state) => state.peers);
  // What changes many times a second and shows nothing new must not draw the whole stage anew.
  const near = useStore(mesh.laughs, useShallow(nearPercents));
  const voiceState = useStore(voice, useShallow(withoutLevel));
  const own = useStore(session.laughter);
  const faceState = useSyncExternalStore(face.subscribe, face.getState);
  const now = useTicking(() => Math.floor(performance.now() / SECOND_MS), SECOND_MS / 2) * SECOND_MS;
  const actions = useActions({ session });
  const { comedy } = view;
  useComedySounds(session);
  // The key shuts what is loudest: one's own microphone while it is open, else the loudspeaker.
  const speaking = comedy !== null && isSpeaking({ view, comedy });
  useHotkeys(speaking ? { m: () => actions.muteMicrophone(!voice.getState().muted) } : {});

  // Whoever is called gets the microphone ready, still shut: the browser's question takes time that the turn does not have.
  const called = view.phase === 'calling' && comedy !== null && isPerformer({ view, comedy });
  useEffect(() => {
    if (called) void voice.prepare();
  }, [called, voice]);
  useEffect(() => {
    window.addEventListener('pointerup', actions.tapForSound);
    return () => window.removeEventListener('pointerup', actions.tapForSound);
  }, [actions]);

  if (!comedy) return null;
  return (
    <>
      <title>{appTexts.title(t.title)}</title>
      <ComedyScene
        view={view}
        comedy={comedy}
        face={faceState}
        laughs={percents({ view, face: faceState, near, readings }, now)}
        own={own}
        voice={voiceState}
        loudness={voice}
        camera={cameraState}
        peers={peers}
        sound={sound}
        serverNow={serverNow}
        actions={actions}
      />
    </>
  );
}
