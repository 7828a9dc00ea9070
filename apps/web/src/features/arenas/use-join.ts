import { useState } from 'react';
import type { LobbyItem } from '@deadpan/protocol';
import { useNavigate } from 'react-router';
import { lobbies } from '../../engine/http/api.ts';
import { HttpError, detailOf } from '../../engine/http/http-error.ts';
import { beginJoining, endJoining } from '../../stage/session-flags.ts';
import { arenasTexts } from '../../texts/arenas.ts';
import { showToast } from '../../ui/toast-store.ts';

const { join: texts } = arenasTexts;

/** A join that can be made: which arena, and the key it may need. */
export interface Attempt {
  arena: LobbyItem;
  password?: string;
}

/** Joining an arena from the list: the seat is taken over HTTP, then the arena opens. */
export function useJoin() {
  const navigate = useNavigate();
  const [joining, setJoining] = useState<string>();
  const [problem, setProblem] = useState<string>();
  /** the join that would forfeit a running match; it waits for a yes */
  const [forfeiting, setForfeiting] = useState<Attempt>();

  const join = async ({ arena, password }: Attempt, forfeit = false): Promise<boolean> => {
    if (!beginJoining()) return false;
    setJoining(arena.id);
    setProblem(undefined);
    setForfeiting(undefined);
    try {
      await lobbies.join(arena.id, { ...(password !== undefined && { password }), ...(forfeit && { forfeit }) });
      showToast({ title: arena.isPrivate ? texts.joinedPrivate : texts.joined, text: arena.name, tone: 'good', duration: 3000 });
      await navigate(`/lobby/${arena.id}`);
      return true;
    } catch (error) {
      if (error instanceof HttpError && error.code === 'IN_ANOTHER_MATCH') {
        setForfeiting({ arena, ...(password !== undefined && { password }) });
        return false;
      }
      const said = detailOf(error) ?? texts.again;
      setProblem(said);
      showToast({ title: texts.failed, text: said, tone: 'bad' });
      return false;
    } finally {
      endJoining();
      setJoining(undefined);
    }
  };

  return { join, joining, problem, forgetProblem: () => setProblem(undefined), forfeiting, keepMatch: () => setForfeiting(undefined) };
}
