#!/bin/bash
# Renders everything that is missing, a few of each group in turn, until nothing is left.
# Logs into logs/; `touch out/STOP` ends it after the present picture; run it again to go on.
cd "$(dirname "$0")" || exit 1
mkdir -p out logs
exec 9>out/queue.lock
flock -n 9 || { echo "another queue is running"; exit 1; }
still=0
while [ ! -e out/STOP ] && [ $still -lt 2 ]; do
  before=$(find out -name '*.png' -not -path '*preview*' -not -path '*try*' | wc -l)
  for group in ${*:-apartment interiors facades services journal products closeups}; do
    [ -e out/STOP ] && break
    limit=${ART_LIMIT:-8}
    for worker in 1 2; do
      ART_THREADS=1 ART_LIMIT=$limit nice -n ${ART_NICE:-19} blender -b -noaudio --python-exit-code 1 --python render.py -- "$group" 2>&1 |
        grep -E --line-buffered 'DONE|FAILED|Error|File "|^ ' | grep --line-buffered -v 'freed' >> "logs/$group.log" &
    done
    wait
  done
  after=$(find out -name '*.png' -not -path '*preview*' -not -path '*try*' | wc -l)
  [ "$before" = "$after" ] && still=$((still + 1)) || still=0
  [ $still -gt 0 ] && sleep 5
done
echo "queue ended $(date)" >> logs/queue.log
