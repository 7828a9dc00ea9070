import { useEffect, useRef, useState } from 'react';
import type { MatchRecord } from '@deadpan/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { records } from '../../engine/http/records-api.ts';
import { preferences } from '../../engine/preferences/preferences.ts';
import type { CurveChoice } from '../../engine/preferences/choices.ts';
import { forgetSmiles, keepSmiles, readSmiles, unsettled } from '../../stage/smile-record.ts';
import { matchPageTexts as texts } from '../../texts/match-page.ts';
import { showToast } from '../../ui/toast-store.ts';
import { matchKey } from './use-match.ts';

/** The own curve of a match: what is the case, and what can be done. */
export interface OwnCurve {
  /** `kept`: with the match. `here`: in this tab, and it may still be kept. `none`: neither. */
  where: 'kept' | 'here' | 'none';
  choice: CurveChoice;
  busy: boolean;
  keep: () => void;
  remove: () => Promise<void>;
}

const { keep: t } = texts;

/** Looks after the own curve on the page of its match. What was to be kept and did not arrive yet is sent now. */
export function useOwnCurve({ id, curves, mayShare }: Pick<MatchRecord, 'id' | 'curves' | 'mayShare'>, me: string): OwnCurve {
  const queries = useQueryClient();
  const choice = useStore(preferences.store, (state) => state.curves);
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState(() => mayShare && unsettled(readSmiles(id)).length > 0);
  const kept = curves.some((curve) => curve.user_id === me);

  const send = async (): Promise<void> => {
    setBusy(true);
    const all = await keepSmiles(id);
    await queries.invalidateQueries({ queryKey: matchKey(id) });
    setBusy(false);
    setWaiting(!all);
    if (!all) showToast({ ...t.failed, tone: 'bad' });
  };

  const tried = useRef(false);
  useEffect(() => {
    if (!waiting || choice !== 'keep' || tried.current) return;
    tried.current = true;
    void send();
  });

  return {
    where: kept ? 'kept' : waiting ? 'here' : 'none',
    choice,
    busy,
    keep: () => void send(),
    remove: async () => {
      setBusy(true);
      try {
        await records.deleteCurves(id);
        if (readSmiles(id).plays.length > 0) forgetSmiles();
        setWaiting(false);
        await queries.invalidateQueries({ queryKey: matchKey(id) });
        showToast({ ...t.removed, tone: 'good' });
      } catch {
        showToast({ ...t.removeFailed, tone: 'bad' });
      }
      setBusy(false);
    },
  };
}
