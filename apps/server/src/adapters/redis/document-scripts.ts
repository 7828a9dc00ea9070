/**
 * What must not come between two nodes, in Redis' own Lua. A room is one hash: `record`, `seq` and `at:<path>` for each document.
 * ARGV: 1 field, 2 now, 3 time of death (both ms), 4 head, 5 content, 6 how long an idle room is kept (s), 7 most candidates.
 */

/** Numbers start at the time of day, so that those from before Redis forgot everything are all lower. */
const next = `
local seq = math.max(tonumber(redis.call('HGET', KEYS[1], 'seq') or '0') + 1, tonumber(ARGV[2]))
seq = string.format('%.0f', seq)
redis.call('HSET', KEYS[1], 'seq', seq)
redis.call('EXPIRE', KEYS[1], ARGV[6])
`;

/** Writes a description over what was there; returns the document. */
export const put = `
${next}
local text = table.concat({seq, ARGV[3], 'description', ARGV[4], ARGV[5]}, '\\n')
redis.call('HSET', KEYS[1], ARGV[1], text)
return text
`;

/** Appends a candidate to the living list of the same pages, if there is room in it, else begins a list; returns the document. */
export const append = `
local content = ARGV[5]
local old = redis.call('HGET', KEYS[1], ARGV[1])
if old then
  local dies, kind, head, kept = string.match(old, '^%d+\\n(%d+)\\n(%a+)\\n([^\\n]*)\\n(.*)$')
  if kind == 'candidates' and tonumber(dies) > tonumber(ARGV[2]) and head == ARGV[4] then
    local _, ends = string.gsub(kept, '\\n', '')
    content = ends + 1 < tonumber(ARGV[7]) and (kept .. '\\n' .. content) or kept
  end
end
${next}
local text = table.concat({seq, ARGV[3], 'candidates', ARGV[4], content}, '\\n')
redis.call('HSET', KEYS[1], ARGV[1], text)
return text
`;

/** Returns fields and texts of the documents that live at ARGV 1 (ms), one after the other, and drops the others. */
export const living = `
local found = {}
local all = redis.call('HGETALL', KEYS[1])
for i = 1, #all, 2 do
  if string.sub(all[i], 1, 3) == 'at:' then
    local dies = tonumber(string.match(all[i + 1], '^%d+\\n(%d+)'))
    if dies > tonumber(ARGV[1]) then
      table.insert(found, all[i])
      table.insert(found, all[i + 1])
    else
      redis.call('HDEL', KEYS[1], all[i])
    end
  end
end
return found
`;

/** Notes the page (ARGV 2) of a member (ARGV 1), kept for ARGV 3 seconds of silence; returns 1 when it is another than before. */
export const announce = `
if redis.call('HGET', KEYS[1], ARGV[1]) == ARGV[2] then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
redis.call('EXPIRE', KEYS[1], ARGV[3])
return 1
`;
