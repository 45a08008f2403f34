;; What takes most of the time of an answer, 16 bytes at a time. The plain path beside it is `plainKernel.ts`; a test
;; compares the two. Built by `npm run kernel` into `kernelCode.ts`. Addresses are bytes.
(module
  (memory (import "host" "memory") 1)

  ;; The sum of the ones of each byte of 16.
  (func $sumBytes (param $bytes v128) (result i32)
    (local.set $bytes (i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u (local.get $bytes))))
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $bytes)) (i32x4.extract_lane 1 (local.get $bytes)))
      (i32.add (i32x4.extract_lane 2 (local.get $bytes)) (i32x4.extract_lane 3 (local.get $bytes)))))

  ;; What carry-save adders have left over: ones that count one, and ones that count two.
  (func $sumRest (param $ones v128) (param $twos v128) (result i32)
    (i32.add
      (call $sumBytes (i8x16.popcnt (local.get $ones)))
      (i32.shl (call $sumBytes (i8x16.popcnt (local.get $twos))) (i32.const 1))))

  ;; Counts how many docs each set shares with a mask. The sets are bits, one behind the other from `sets` on, `bytes` of
  ;; them each: a multiple of 64. The count of set n goes to the first of the n-th pair of 32-bit words from `counts` on.
  ;; Four vectors at a time go through carry-save adders (Harley and Seal), which leave one to be counted instead of four:
  ;; most processors have no instruction that counts the ones of a vector.
  (func (export "countBits")
    (param $sets i32) (param $setsEnd i32) (param $bytes i32) (param $mask i32) (param $counts i32)
    (local $at i32) (local $stop i32) (local $count i32)
    (local $set0 v128) (local $set1 v128) (local $set2 v128) (local $set3 v128)
    (local $first v128) (local $second v128) (local $half v128) (local $twosA v128) (local $twosB v128)
    (local $ones v128) (local $twos v128) (local $fours v128)
    (block $done
      (loop $nextSet
        (br_if $done (i32.ge_u (local.get $sets) (local.get $setsEnd)))
        ;; How far into the set and the mask we are.
        (local.set $at (i32.const 0))
        (local.set $count (i32.const 0))
        (local.set $ones (v128.const i32x4 0 0 0 0))
        (local.set $twos (v128.const i32x4 0 0 0 0))
        (block $counted
          (loop $nextStretch
            (br_if $counted (i32.ge_u (local.get $at) (local.get $bytes)))
            ;; A byte gets up to 8 of each four vectors, and holds 31 times as many.
            (local.set $stop (i32.add (local.get $at) (i32.const 1984)))
            (if (i32.gt_u (local.get $stop) (local.get $bytes)) (then (local.set $stop (local.get $bytes))))
            (local.set $fours (v128.const i32x4 0 0 0 0))
            (loop $nextVectors
              (local.set $set0 (v128.load (i32.add (local.get $sets) (local.get $at))))
              (local.set $set1 (v128.load offset=16 (i32.add (local.get $sets) (local.get $at))))
              (local.set $set2 (v128.load offset=32 (i32.add (local.get $sets) (local.get $at))))
              (local.set $set3 (v128.load offset=48 (i32.add (local.get $sets) (local.get $at))))
              (local.set $first (v128.and (local.get $set0) (v128.load (i32.add (local.get $mask) (local.get $at)))))
              (local.set $half (v128.xor (local.get $ones) (local.get $first)))
              (local.set $second (v128.and (local.get $set1) (v128.load offset=16 (i32.add (local.get $mask) (local.get $at)))))
              (local.set $twosA (v128.bitselect (local.get $second) (local.get $first) (local.get $half)))
              (local.set $ones (v128.xor (local.get $half) (local.get $second)))
              (local.set $first (v128.and (local.get $set2) (v128.load offset=32 (i32.add (local.get $mask) (local.get $at)))))
              (local.set $half (v128.xor (local.get $ones) (local.get $first)))
              (local.set $second (v128.and (local.get $set3) (v128.load offset=48 (i32.add (local.get $mask) (local.get $at)))))
              (local.set $twosB (v128.bitselect (local.get $second) (local.get $first) (local.get $half)))
              (local.set $ones (v128.xor (local.get $half) (local.get $second)))
              (local.set $half (v128.xor (local.get $twos) (local.get $twosA)))
              (local.set $fours
                (i8x16.add
                  (local.get $fours)
                  (i8x16.popcnt (v128.bitselect (local.get $twosB) (local.get $twosA) (local.get $half)))))
              (local.set $twos (v128.xor (local.get $half) (local.get $twosB)))
              (local.set $at (i32.add (local.get $at) (i32.const 64)))
              (br_if $nextVectors (i32.lt_u (local.get $at) (local.get $stop))))
            (local.set $count (i32.add (local.get $count) (i32.shl (call $sumBytes (local.get $fours)) (i32.const 2))))
            (br $nextStretch)))
        (i32.store
          (local.get $counts)
          (i32.add (local.get $count) (call $sumRest (local.get $ones) (local.get $twos))))
        (local.set $counts (i32.add (local.get $counts) (i32.const 8)))
        (local.set $sets (i32.add (local.get $sets) (local.get $bytes)))
        (br $nextSet))))

  ;; The same where few words of the mask have ones: looks only at those whose places in a set, in bytes, are the 16-bit
  ;; words from `filled` to `filledEnd`.
  (func (export "countBitsAt")
    (param $sets i32) (param $setsEnd i32) (param $bytes i32) (param $mask i32) (param $counts i32)
    (param $filled i32) (param $filledEnd i32)
    (local $at i32) (local $count i32) (local $place i32)
    (block $done
      (loop $nextSet
        (br_if $done (i32.ge_u (local.get $sets) (local.get $setsEnd)))
        (local.set $at (local.get $filled))
        (local.set $count (i32.const 0))
        (block $counted
          (loop $nextWord
            (br_if $counted (i32.ge_u (local.get $at) (local.get $filledEnd)))
            (local.set $place (i32.load16_u (local.get $at)))
            (local.set $count
              (i32.add
                (local.get $count)
                (i32.popcnt
                  (i32.and
                    (i32.load (i32.add (local.get $mask) (local.get $place)))
                    (i32.load (i32.add (local.get $sets) (local.get $place)))))))
            (local.set $at (i32.add (local.get $at) (i32.const 2)))
            (br $nextWord)))
        (i32.store (local.get $counts) (local.get $count))
        (local.set $counts (i32.add (local.get $counts) (i32.const 8)))
        (local.set $sets (i32.add (local.get $sets) (local.get $bytes)))
        (br $nextSet))))

  ;; Lays two masks side by side for countLists: byte n of the one and byte n of the other become the halves of the n-th
  ;; 32-bit word from `pairs` on. `bytes` is a multiple of 8.
  (func (export "pairMasks")
    (param $mask i32) (param $other i32) (param $bytes i32) (param $pairs i32)
    (local $end i32) (local $one v128) (local $two v128)
    (local.set $end (i32.add (local.get $mask) (local.get $bytes)))
    (block $done
      (loop $nextVector
        (br_if $done (i32.ge_u (local.get $mask) (local.get $end)))
        (local.set $one (v128.load8x8_u (local.get $mask)))
        (local.set $two (v128.load8x8_u (local.get $other)))
        (v128.store
          (local.get $pairs)
          (i8x16.shuffle 0 1 16 17 2 3 18 19 4 5 20 21 6 7 22 23 (local.get $one) (local.get $two)))
        (v128.store offset=16
          (local.get $pairs)
          (i8x16.shuffle 8 9 24 25 10 11 26 27 12 13 28 29 14 15 30 31 (local.get $one) (local.get $two)))
        (local.set $mask (i32.add (local.get $mask) (i32.const 8)))
        (local.set $other (i32.add (local.get $other) (i32.const 8)))
        (local.set $pairs (i32.add (local.get $pairs) (i32.const 32)))
        (br $nextVector))))

  ;; Counts, at once for both masks of `pairs`, how many docs each list has of them. Lists of fewer than 2^16 docs of 16
  ;; bits lie one behind the other from `docs` on; list n ends before the address in the n-th 32-bit word from `ends` on.
  ;; The counts go to the n-th pair of words from `counts` on. Masks are asked without branching: what they answer cannot
  ;; be foreseen.
  (func (export "countLists")
    (param $docs i32) (param $ends i32) (param $endsEnd i32) (param $pairs i32) (param $counts i32)
    (local $end i32) (local $both i32) (local $doc i32)
    (block $done
      (loop $nextList
        (br_if $done (i32.ge_u (local.get $ends) (local.get $endsEnd)))
        (local.set $end (i32.load (local.get $ends)))
        (local.set $both (i32.const 0))
        (block $counted
          (loop $nextDoc
            (br_if $counted (i32.ge_u (local.get $docs) (local.get $end)))
            (local.set $doc (i32.load16_u (local.get $docs)))
            (local.set $both
              (i32.add
                (local.get $both)
                (i32.and
                  (i32.shr_u
                    (i32.load
                      (i32.add (local.get $pairs) (i32.shl (i32.shr_u (local.get $doc) (i32.const 3)) (i32.const 2))))
                    (i32.and (local.get $doc) (i32.const 7)))
                  (i32.const 0x00010001))))
            (local.set $docs (i32.add (local.get $docs) (i32.const 2)))
            (br $nextDoc)))
        (i32.store (local.get $counts) (i32.and (local.get $both) (i32.const 0xffff)))
        (i32.store offset=4 (local.get $counts) (i32.shr_u (local.get $both) (i32.const 16)))
        (local.set $counts (i32.add (local.get $counts) (i32.const 8)))
        (local.set $ends (i32.add (local.get $ends) (i32.const 4)))
        (br $nextList))))

  ;; Counts the items of each doc of a set, bits from `mask` to `maskEnd`, behind which there are zeros up to a multiple of 8
  ;; bytes. Items are 16-bit numbers from `items` on, ascending within a doc; a doc's begin at the place that its group of 16
  ;; docs has in the 32-bit `bases`, plus its own step: 8 bits, or 16 if `wide` is 1. Item n is counted in the first of the
  ;; n-th pair of words from `counts` on; items below `from` may be passed over, so that their counts mean nothing.
  ;; Docs are listed from `batch` on, as many as there is room for up to `batchEnd`, and the first item of each is read: so
  ;; many reads that do not wait for each other come out of a slow memory together. The room holds 32 docs of 8 bytes at least.
  ;; Four items are read at a time. The last four of a doc are filled up with `beyond` and the three numbers after that, which
  ;; no doc has: how many they are cannot be foreseen.
  (func (export "countItems")
    (param $mask i32) (param $maskEnd i32) (param $bases i32) (param $steps i32) (param $wide i32)
    (param $items i32) (param $from i32) (param $beyond i32) (param $counts i32) (param $batch i32) (param $batchEnd i32)
    (local $first i32) (local $doc i32) (local $word i32) (local $at i32) (local $start i32) (local $place i32)
    (local $four i64) (local $fill i64) (local $ones i32) (local $listed i32) (local $read i32)
    (local.set $ones (select (i32.const 0xffff) (i32.const 0xff) (local.get $wide)))
    (local.set $fill
      (i64.add
        (i64.mul (i64.extend_i32_u (local.get $beyond)) (i64.const 0x0001000100010001))
        (i64.const 0x0003000200010000)))
    (block $done
      (loop $nextBatch
        (br_if $done (i32.ge_u (local.get $mask) (local.get $maskEnd)))
        (local.set $listed (local.get $batch))
        (block $full
          (loop $nextWord
            (br_if $full (i32.ge_u (local.get $mask) (local.get $maskEnd)))
            (br_if $full (i32.gt_u (i32.add (local.get $listed) (i32.const 256)) (local.get $batchEnd)))
            (local.set $word (i32.load (local.get $mask)))
            (block $emptied
              (loop $nextDoc
                (br_if $emptied (i32.eqz (local.get $word)))
                (local.set $doc (i32.add (local.get $first) (i32.ctz (local.get $word))))
                (local.set $word (i32.and (local.get $word) (i32.sub (local.get $word) (i32.const 1))))
                (local.set $start
                  (i32.add
                  (local.get $items)
                  (i32.shl
                    (i32.add
                      (i32.load (i32.add (local.get $bases) (i32.shl (i32.shr_u (local.get $doc) (i32.const 4)) (i32.const 2))))
                      (i32.and
                        (i32.load16_u (i32.add (local.get $steps) (i32.shl (local.get $doc) (local.get $wide))))
                        (local.get $ones)))
                    (i32.const 1))))
                (local.set $doc (i32.add (local.get $doc) (i32.const 1)))
                (local.set $at
                  (i32.add
                  (local.get $items)
                  (i32.shl
                    (i32.add
                      (i32.load (i32.add (local.get $bases) (i32.shl (i32.shr_u (local.get $doc) (i32.const 4)) (i32.const 2))))
                      (i32.and
                        (i32.load16_u (i32.add (local.get $steps) (i32.shl (local.get $doc) (local.get $wide))))
                        (local.get $ones)))
                    (i32.const 1))))
                (i32.store (local.get $listed) (local.get $start))
                (i32.store offset=4 (local.get $listed) (local.get $at))
                (local.set $listed (i32.add (local.get $listed) (i32.const 8)))
                (local.set $read
                  (i32.add
                    (local.get $read)
                    (i32.add (i32.load8_u (local.get $start)) (i32.load8_u (i32.sub (local.get $at) (i32.const 1))))))
                (br $nextDoc)))
            (local.set $first (i32.add (local.get $first) (i32.const 32)))
            (local.set $mask (i32.add (local.get $mask) (i32.const 4)))
            (br $nextWord)))
        (block $counted
          (loop $nextListed
            (br_if $counted (i32.le_u (local.get $listed) (local.get $batch)))
            (local.set $listed (i32.sub (local.get $listed) (i32.const 8)))
            (local.set $start (i32.load (local.get $listed)))
            (local.set $at (i32.load offset=4 (local.get $listed)))
            (block $fewLeft
              (loop $nextFour
                (br_if $fewLeft (i32.lt_u (i32.sub (local.get $at) (local.get $start)) (i32.const 8)))
                (local.set $at (i32.sub (local.get $at) (i32.const 8)))
                (local.set $four (i64.load (local.get $at)))
                (local.set $place (i32.add (local.get $counts) (i32.and (i32.wrap_i64 (i64.shl (local.get $four) (i64.const 3))) (i32.const 0x7fff8))))
                (i32.store (local.get $place) (i32.add (i32.load (local.get $place)) (i32.const 1)))
                (local.set $place (i32.add (local.get $counts) (i32.and (i32.wrap_i64 (i64.shr_u (local.get $four) (i64.const 13))) (i32.const 0x7fff8))))
                (i32.store (local.get $place) (i32.add (i32.load (local.get $place)) (i32.const 1)))
                (local.set $place (i32.add (local.get $counts) (i32.and (i32.wrap_i64 (i64.shr_u (local.get $four) (i64.const 29))) (i32.const 0x7fff8))))
                (i32.store (local.get $place) (i32.add (i32.load (local.get $place)) (i32.const 1)))
                (local.set $place (i32.add (local.get $counts) (i32.and (i32.wrap_i64 (i64.shr_u (local.get $four) (i64.const 45))) (i32.const 0x7fff8))))
                (i32.store (local.get $place) (i32.add (i32.load (local.get $place)) (i32.const 1)))
                (br_if $nextFour (i32.ge_u (i32.and (i32.wrap_i64 (local.get $four)) (i32.const 0xffff)) (local.get $from)))
                (br $nextListed)))
            ;; What is left lies at the upper end of the eight bytes in front of `at`.
            (local.set $four (i64.load (i32.sub (local.get $at) (i32.const 8))))
            (local.set $four
              (i64.xor
                (local.get $four)
                (i64.and
                  (i64.xor (local.get $four) (local.get $fill))
                  (i64.shr_u
                    (i64.const -1)
                    (i64.extend_i32_u (i32.shl (i32.sub (local.get $at) (local.get $start)) (i32.const 3)))))))
            (local.set $place (i32.add (local.get $counts) (i32.and (i32.wrap_i64 (i64.shl (local.get $four) (i64.const 3))) (i32.const 0x7fff8))))
            (i32.store (local.get $place) (i32.add (i32.load (local.get $place)) (i32.const 1)))
            (local.set $place (i32.add (local.get $counts) (i32.and (i32.wrap_i64 (i64.shr_u (local.get $four) (i64.const 13))) (i32.const 0x7fff8))))
            (i32.store (local.get $place) (i32.add (i32.load (local.get $place)) (i32.const 1)))
            (local.set $place (i32.add (local.get $counts) (i32.and (i32.wrap_i64 (i64.shr_u (local.get $four) (i64.const 29))) (i32.const 0x7fff8))))
            (i32.store (local.get $place) (i32.add (i32.load (local.get $place)) (i32.const 1)))
            (local.set $place (i32.add (local.get $counts) (i32.and (i32.wrap_i64 (i64.shr_u (local.get $four) (i64.const 45))) (i32.const 0x7fff8))))
            (i32.store (local.get $place) (i32.add (i32.load (local.get $place)) (i32.const 1)))
            (br $nextListed)))
        (br $nextBatch)))
    (i32.store (local.get $batch) (local.get $read)))

  ;; The sum of the ones of each pair of bytes of 16, as `countShared` and `splitMissed` add them up.
  (func $sumPairs (param $pairs v128) (result i32)
    (local.set $pairs (i32x4.extadd_pairwise_i16x8_u (local.get $pairs)))
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $pairs)) (i32x4.extract_lane 1 (local.get $pairs)))
      (i32.add (i32x4.extract_lane 2 (local.get $pairs)) (i32x4.extract_lane 3 (local.get $pairs)))))

  ;; How many docs two sets of `bytes` share: a multiple of 16, 2^15 at most, for up to 16 are added to 16 bits each time.
  (func (export "countShared") (param $one i32) (param $other i32) (param $bytes i32) (result i32)
    (local $at i32) (local $pairs v128)
    (block $done
      (loop $nextVector
        (br_if $done (i32.ge_u (local.get $at) (local.get $bytes)))
        (local.set $pairs
          (i16x8.add
            (local.get $pairs)
            (i16x8.extadd_pairwise_i8x16_u
              (i8x16.popcnt
                (v128.and
                  (v128.load (i32.add (local.get $one) (local.get $at)))
                  (v128.load (i32.add (local.get $other) (local.get $at))))))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br $nextVector)))
    (call $sumPairs (local.get $pairs)))

  ;; Notes whom a set misses: puts all docs that are not in it into `missed`, and those of them that were there already into
  ;; `twice`. `bytes` is a multiple of 16.
  (func (export "noteMissed") (param $set i32) (param $bytes i32) (param $missed i32) (param $twice i32)
    (local $end i32) (local $others v128) (local $known v128)
    (local.set $end (i32.add (local.get $set) (local.get $bytes)))
    (block $done
      (loop $nextVector
        (br_if $done (i32.ge_u (local.get $set) (local.get $end)))
        (local.set $others (v128.not (v128.load (local.get $set))))
        (local.set $known (v128.load (local.get $missed)))
        (v128.store
          (local.get $twice)
          (v128.or (v128.load (local.get $twice)) (v128.and (local.get $known) (local.get $others))))
        (v128.store (local.get $missed) (v128.or (local.get $known) (local.get $others)))
        (local.set $set (i32.add (local.get $set) (i32.const 16)))
        (local.set $missed (i32.add (local.get $missed) (i32.const 16)))
        (local.set $twice (i32.add (local.get $twice) (i32.const 16)))
        (br $nextVector))))

  ;; Makes of `missed` the docs that are not in it, of `twice` those of `missed` that are not in it, and counts the first. As
  ;; many bytes as `countShared` takes.
  (func (export "splitMissed") (param $missed i32) (param $twice i32) (param $bytes i32) (result i32)
    (local $end i32) (local $known v128) (local $met v128) (local $pairs v128)
    (local.set $end (i32.add (local.get $missed) (local.get $bytes)))
    (block $done
      (loop $nextVector
        (br_if $done (i32.ge_u (local.get $missed) (local.get $end)))
        (local.set $known (v128.load (local.get $missed)))
        (local.set $met (v128.not (local.get $known)))
        (v128.store (local.get $missed) (local.get $met))
        (v128.store (local.get $twice) (v128.andnot (local.get $known) (v128.load (local.get $twice))))
        (local.set $pairs
          (i16x8.add (local.get $pairs) (i16x8.extadd_pairwise_i8x16_u (i8x16.popcnt (local.get $met)))))
        (local.set $missed (i32.add (local.get $missed) (i32.const 16)))
        (local.set $twice (i32.add (local.get $twice) (i32.const 16)))
        (br $nextVector)))
    (call $sumPairs (local.get $pairs)))

  ;; Sets a bit for each of the 32-bit numbers between `column` and `end` that is `from` or up to `span` more; their number
  ;; is a multiple of 32.
  (func (export "matchBetween")
    (param $column i32) (param $end i32) (param $from i32) (param $span i32) (param $bits i32)
    (local $least v128) (local $spans v128) (local $word i32) (local $shift i32)
    (local.set $least (i32x4.splat (local.get $from)))
    (local.set $spans (i32x4.splat (local.get $span)))
    (block $done
      (loop $nextWord
        (br_if $done (i32.ge_u (local.get $column) (local.get $end)))
        (local.set $word (i32.const 0))
        (local.set $shift (i32.const 0))
        (loop $nextVectors
          (local.set $word
            (i32.or
              (local.get $word)
              (i32.or
                (i32.shl
                  (i32x4.bitmask
                    (i32x4.le_u (i32x4.sub (v128.load (local.get $column)) (local.get $least)) (local.get $spans)))
                  (local.get $shift))
                (i32.shl
                  (i32x4.bitmask
                    (i32x4.le_u
                      (i32x4.sub (v128.load offset=16 (local.get $column)) (local.get $least))
                      (local.get $spans)))
                  (i32.add (local.get $shift) (i32.const 4))))))
          (local.set $column (i32.add (local.get $column) (i32.const 32)))
          (local.set $shift (i32.add (local.get $shift) (i32.const 8)))
          (br_if $nextVectors (i32.lt_u (local.get $shift) (i32.const 32))))
        (i32.store (local.get $bits) (local.get $word))
        (local.set $bits (i32.add (local.get $bits) (i32.const 4)))
        (br $nextWord)))))
