import { limits } from '@deadpan/protocol';
import type { RoomView } from '@deadpan/protocol';
import { lobbyTexts } from '../../texts/lobby.ts';

const { startWhy } = lobbyTexts;

/** Why the game cannot be started now, or null when it can: at least two warriors, all ready and here, by the host (spec §4 Lobby room). */
export function startReason(view: Pick<RoomView, 'players' | 'host_id' | 'you'>, online: boolean): string | null {
  const preparing = view.players.filter((one) => !one.is_ready).length;
  if (!online) return startWhy.offline;
  if (view.players.length < limits.players.toStart) return startWhy.alone;
  if (preparing > 0) return startWhy.preparing(preparing);
  const away = view.players.filter((one) => !one.connected);
  if (away[0]) return startWhy.away(away.length === 1 ? away[0].username : null);
  return view.host_id === view.you ? null : startWhy.notHost;
}
